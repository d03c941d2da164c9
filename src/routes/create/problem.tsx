import { createFileRoute, redirect } from '@tanstack/react-router';

/** D-10: an alias. */
export const Route = createFileRoute('/create/problem')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/problems/create${location.searchStr}`, replace: true });
  },
});
