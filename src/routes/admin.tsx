import { createFileRoute, useLocation } from '@tanstack/react-router';
import { AdminGate } from '../features/information/admin-gate';

/** Not kept on devices: it needs the server. */
const load = () => import('../features/admin/admin-page').then((m) => m.AdminPage);

interface AdminSearch {
  section?: string | undefined;
}

export const Route = createFileRoute('/admin')({
  validateSearch: ({ section }: Record<string, unknown>): AdminSearch =>
    typeof section === 'string' ? { section } : {},
  component: AdminRoute,
});

function AdminRoute() {
  const { section } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminGate
      load={load}
      path={useLocation().pathname}
      section={section}
      onSection={(next) => void navigate({ search: { section: next }, replace: true, resetScroll: false })}
    />
  );
}
