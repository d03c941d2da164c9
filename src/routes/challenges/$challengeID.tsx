import { createFileRoute } from '@tanstack/react-router';
import { ChallengePage } from '../../features/challenge/challenge-page';
import { DownloadButton } from '../../features/offline/button/download-button';
import { parseFrom } from '../../parts/from-search';

export const Route = createFileRoute('/challenges/$challengeID')({
  validateSearch: parseFrom,
  component: ChallengeRoute,
});

function ChallengeRoute() {
  const { challengeID } = Route.useParams();
  const { from } = Route.useSearch();
  return (
    <ChallengePage
      key={challengeID}
      url={challengeID}
      from={from}
      download={(title) => (
        <DownloadButton subject={{ kind: 'challenge', name: challengeID }} title={title} />
      )}
    />
  );
}
