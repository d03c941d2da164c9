import { createFileRoute } from '@tanstack/react-router';
import { parseAccountSearch } from '../features/account/account-search';
import { ForgotPassword } from '../features/account/forgot-password';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: parseAccountSearch,
  component: () => <ForgotPassword {...Route.useSearch()} />,
});
