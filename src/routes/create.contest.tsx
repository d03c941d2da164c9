import { createFileRoute, redirect } from '@tanstack/react-router';

/** D-10: another name of the same page. */
export const Route = createFileRoute('/create/contest')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/contests/create${location.searchStr}`, replace: true });
  },
});
