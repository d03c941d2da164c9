import { createFileRoute, redirect } from '@tanstack/react-router';

/** SRCH-2: search results link to `/users/…`. */
export const Route = createFileRoute('/users/$username')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/profile/${encodeURIComponent(params.username)}`, replace: true });
  },
});
