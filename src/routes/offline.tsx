import { createFileRoute } from '@tanstack/react-router';
import { PackList } from '../features/contest-pack/pack-list';
import { OfflinePage } from '../features/offline/offline-page';
import { OutboxList } from '../features/shell/outbox-list';

export const Route = createFileRoute('/offline')({
  component: () => <OfflinePage outbox={<OutboxList />} packs={<PackList />} />,
});
