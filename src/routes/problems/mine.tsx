import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { OwnProblemsPage } from '../../features/own-problems/own-problems-page';
import { parseOwnSearch } from '../../features/own-problems/own-search';
import { messages as partMessages } from '../../parts/messages';
import { SignedIn } from '../-signed-in';

const ImportPackage = lazy(() =>
  import('../../features/problem-wizard/package/import-package').then((m) => ({ default: m.ImportPackage })),
);

const CommentsButton = lazy(() =>
  import('../../features/problem-comments/comments-button').then((m) => ({ default: m.CommentsButton })),
);

export const Route = createFileRoute('/problems/mine')({
  validateSearch: parseOwnSearch,
  component: OwnProblems,
});

function OwnProblems() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn title={partMessages.pageTitles['/problems/mine']}>
      {({ uid }) => (
        <OwnProblemsPage
          key={uid}
          account={uid}
          search={search}
          onSearch={(change) =>
            navigate({
              search: (before) => ({ ...before, ...change }),
              state: true,
              replace: true,
              resetScroll: false,
            })
          }
          comments={(problem) => (
            <Suspense>
              <CommentsButton problem={problem} small />
            </Suspense>
          )}
          importing={
            <Suspense fallback={<div style={{ minHeight: '3.625rem' }} />}>
              <ImportPackage account={uid} />
            </Suspense>
          }
        />
      )}
    </SignedIn>
  );
}
