import { createFileRoute } from '@tanstack/react-router';
import { parseAccountSearch } from '../features/account/sign-in/account-search';
import { Login } from '../features/account/sign-in/login';

export const Route = createFileRoute('/login')({
  validateSearch: parseAccountSearch,
  component: () => <Login {...Route.useSearch()} />,
});
