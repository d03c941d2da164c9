import { createFileRoute, redirect } from '@tanstack/react-router';

/** D-10: another name of the same page. */
export const Route = createFileRoute('/create/problem')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/problems/create${location.searchStr}`, replace: true });
  },
});
