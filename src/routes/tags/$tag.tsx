import { createFileRoute } from '@tanstack/react-router';
import { TaggedContests } from '../../features/contests/list/tagged-contests';
import { ChallengeGrid } from '../../features/explore/challenge-grid';
import { ProblemList } from '../../features/explore/problem-list';
import { DownloadButton } from '../../features/offline/button/download-button';
import { TagPage } from '../../features/tags/tag-page';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/tags/$tag')({ validateSearch: parseFrom, component: TagRoute });

function TagRoute() {
  // Tags have no capitals, but an address may.
  const tag = Route.useParams().tag.toLowerCase();
  const { from } = Route.useSearch();
  return (
    <TagPage
      key={tag}
      tag={tag}
      from={from}
      challenges={(offline) => <ChallengeGrid offline={offline} tag={tag} />}
      contests={(count) => <TaggedContests tag={tag} count={count} />}
      download={<DownloadButton subject={{ kind: 'tag', name: tag }} title={tag} />}
      programs={(offline) => <ProblemList search={{ kind: 'program' }} offline={offline} />}
      problems={(offline, onRead) => <ProblemList search={{ tag }} offline={offline} onRead={onRead} />}
    />
  );
}
