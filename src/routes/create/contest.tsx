import { createFileRoute, redirect } from '@tanstack/react-router';

/** D-10: an alias. */
export const Route = createFileRoute('/create/contest')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/contests/create${location.searchStr}`, replace: true });
  },
});
