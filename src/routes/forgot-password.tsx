import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../features/account/reset/forgot-password';
import { parseAccountSearch } from '../features/account/sign-in/account-search';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: parseAccountSearch,
  component: () => <ForgotPassword {...Route.useSearch()} />,
});
