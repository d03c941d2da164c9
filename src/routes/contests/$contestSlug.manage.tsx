import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ManagePage, parseTab } from '../../features/contests/manage/manage-page';
import { type EntrySearch, parseEntrySearch } from '../../features/contests/manage/submissions/entry-search';
import { AnnouncePanel } from '../../features/contests/messages/announce-panel';
import { parseSimilaritySearch } from '../../features/contests/organiser/similarity-search';
import { OwnerActions } from '../../features/contests/own/owner-actions';
import { PackCodePanel } from '../../features/contests/pack/pack-code-panel';
import { ResultsLink } from '../../features/contests/results/results-link';
import { ChangedLines } from '../../features/solve/changes/changed-lines';
import { VerdictGroups } from '../../features/solve/verdict/verdict-groups';
import { VerdictTests } from '../../features/solve/verdict/verdict-tests';
import { signInFirst } from '../-sign-in-first';

// Few contests need it.
const SimilarityPanel = lazy(() =>
  import('../../features/contests/similarity/similarity-panel').then((m) => ({
    default: m.SimilarityPanel,
  })),
);

interface ManageSearch extends EntrySearch {
  /** Of similar submissions. */
  pair?: string;
  part?: string;
  entry?: string;
}

export const Route = createFileRoute('/contests/$contestSlug/manage')({
  // The page parses it: every page loads this line.
  validateSearch: (search: Record<string, unknown>): ManageSearch => search,
  beforeLoad: ({ params }) => signInFirst(`/contests/${encodeURIComponent(params.contestSlug)}/manage`),
  component: ManageRoute,
});

const submissionViews = { Tests: VerdictTests, Groups: VerdictGroups, Difference: ChangedLines };

function ManageRoute() {
  const { contestSlug } = Route.useParams();
  const search = Route.useSearch();
  // An address may hold anything.
  const [part, entry] = [search.part, search.entry].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  const navigate = Route.useNavigate();
  return (
    <ManagePage
      key={contestSlug}
      slug={contestSlug}
      tab={parseTab(part)}
      ownerTools={
        <>
          <OwnerActions slug={contestSlug} onDashboard />
          <ResultsLink slug={contestSlug} />
          <PackCodePanel slug={contestSlug} />
        </>
      }
      entryID={entry}
      onEntry={(next) =>
        void navigate({
          search: (before) => ({ ...before, part: 'submissions', entry: next }),
          replace: true,
          resetScroll: false,
        })
      }
      entrySearch={parseEntrySearch({ ...search })}
      onEntrySearch={(search) =>
        void navigate({ search: { ...search, part: 'submissions' }, replace: true, resetScroll: false })
      }
      submissionViews={submissionViews}
      parts={{
        messages: <AnnouncePanel slug={contestSlug} />,
        similarity: (
          <Suspense>
            <SimilarityPanel
              slug={contestSlug}
              search={parseSimilaritySearch({ ...search })}
              onSearch={(next) =>
                void navigate({ search: { ...next, part: 'similarity' }, replace: true, resetScroll: false })
              }
            />
          </Suspense>
        ),
      }}
      onTab={(next) => void navigate({ search: { part: next }, replace: true, resetScroll: false })}
    />
  );
}
