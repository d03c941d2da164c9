import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseShared } from '../features/share/parse-shared';
import { SharePage } from '../features/share/share-page';

export const Route = createFileRoute('/share')({
  validateSearch: parseShared,
  beforeLoad: async ({ search }) => {
    const { sharedPath } = await import('../features/share/shared-path');
    const place = sharedPath(search, location.origin);
    if (place !== null) throw redirect({ href: place, replace: true });
  },
  component: () => <SharePage shared={Route.useSearch()} />,
});
