import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/contests/page/preview-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/contests/preview')({
  validateSearch: (search: Record<string, unknown>): { data?: string; draft?: string; from?: string } => ({
    ...parseFrom(search),
    ...(typeof search.data === 'string' && { data: search.data }),
    ...(typeof search.draft === 'string' && { draft: search.draft }),
  }),
  component: () => <PreviewPage {...Route.useSearch()} />,
});
