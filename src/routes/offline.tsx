import { createFileRoute } from '@tanstack/react-router';
import { PackList } from '../features/contests/pack/pack-list';
import { OfflinePage } from '../features/offline/offline-page';
import { OutboxList } from '../features/outbox/outbox-list';

export const Route = createFileRoute('/offline')({
  component: () => <OfflinePage outbox={<OutboxList />} packs={<PackList />} />,
});
