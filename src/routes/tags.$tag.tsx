import { createFileRoute } from '@tanstack/react-router';
import { TagPage } from '../features/explore/tag-page';

export const Route = createFileRoute('/tags/$tag')({ component: TagRoute });

function TagRoute() {
  const { tag } = Route.useParams();
  return <TagPage key={tag} tag={tag} />;
}
