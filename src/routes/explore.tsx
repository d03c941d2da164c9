import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Explore } from '../features/explore/explore';
import { parseExploreSearch } from '../features/explore/explore-search';
import { loadPart, pageShown } from '../first-screen/page-shown';
import { useMedia } from '../ui/layout/use-media';

const BookmarkButton = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('../features/lists/marks/bookmark-button'))
      .then((m) => ({ default: m.BookmarkButton })),
  ),
);

const hasMargin = '(min-width: 76rem)';

export const Route = createFileRoute('/explore')({
  validateSearch: parseExploreSearch,
  component: ExploreRoute,
});

function ExploreRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isWide = useMedia(hasMargin);
  const mark = (problemID: string, title: string) => (
    <Suspense>
      <BookmarkButton problemID={problemID} title={title} small />
    </Suspense>
  );
  return (
    <Explore
      search={search}
      onSearch={(change) =>
        navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      {...(isWide && { mark })}
    />
  );
}
