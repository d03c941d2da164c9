import type { ContestStanding } from '../../../../contract/entities/contest/run-entry';
import { Notice } from '../../../ui/notice';
import { standingText } from '../results/submission-words';

/** *Offline* 7: says whether a late contest submission counts, and why not. */
export function ContestStandingNotice({ standing }: { standing: ContestStanding | undefined }) {
  if (!standing || standing.state === 'counted') return null;
  const { state } = standing;
  return (
    <Notice tone={state === 'refused' ? 'alert' : state === 'held' ? 'accent' : 'safe'} title={titles[state]}>
      <p>{standingText(standing)}</p>
      {state !== 'late' && <p>Your code stays in the editor and on this device.</p>}
    </Notice>
  );
}

const titles = { late: 'Late sync', held: 'Held for review', refused: 'Not counted' };
