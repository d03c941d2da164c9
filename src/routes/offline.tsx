import { createFileRoute } from '@tanstack/react-router';
import { OfflinePage } from '../features/offline/offline-page';
import { OutboxList } from '../features/shell/outbox-list';

export const Route = createFileRoute('/offline')({
  component: () => <OfflinePage outbox={<OutboxList />} />,
});
