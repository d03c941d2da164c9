import { createFileRoute } from '@tanstack/react-router';
import { parseAccountSearch } from '../features/account/account-search';
import { Login } from '../features/account/login';

export const Route = createFileRoute('/login')({
  validateSearch: parseAccountSearch,
  component: () => <Login {...Route.useSearch()} />,
});
