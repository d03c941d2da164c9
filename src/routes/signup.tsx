import { createFileRoute } from '@tanstack/react-router';
import { parseAccountSearch } from '../features/account/sign-in/account-search';
import { Signup } from '../features/account/sign-up/signup';

export const Route = createFileRoute('/signup')({
  validateSearch: parseAccountSearch,
  component: () => <Signup {...Route.useSearch()} />,
});
