import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseFrom } from '../../parts/from-search';

/** SRCH-2: search results link to `/users/…`. */
export const Route = createFileRoute('/users/$username')({
  validateSearch: parseFrom,
  beforeLoad: ({ params, search, location: { state } }) => {
    throw redirect({ to: '/profile/$username', params, search, state, replace: true });
  },
});
