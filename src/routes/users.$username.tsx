import { createFileRoute, redirect } from '@tanstack/react-router';

/** SRCH-2: a person that was found leads to `/users/…`; their page is the profile. */
export const Route = createFileRoute('/users/$username')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/profile/${encodeURIComponent(params.username)}`, replace: true });
  },
});
