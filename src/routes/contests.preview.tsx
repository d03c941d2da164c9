import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../features/contest/preview-page';
import { parseFrom } from '../lib/from-search';

export const Route = createFileRoute('/contests/preview')({
  validateSearch: (search: Record<string, unknown>): { data?: string; from?: string } => ({
    ...parseFrom(search),
    ...(typeof search.data === 'string' && { data: search.data }),
  }),
  component: () => <PreviewPage {...Route.useSearch()} />,
});
