import { createFileRoute } from '@tanstack/react-router';
import { parseAccountSearch } from '../features/account/account-search';
import { Signup } from '../features/account/signup';

export const Route = createFileRoute('/signup')({
  validateSearch: parseAccountSearch,
  component: () => <Signup {...Route.useSearch()} />,
});
