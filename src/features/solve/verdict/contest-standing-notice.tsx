import type { ContestStanding } from '../../../../contract/entities/run-entry';
import { Notice } from '../../../ui/notice';
import { standingText } from '../results/submission-status';
import { messages } from './messages';

/** *Offline* 7: says whether a late contest submission counts, and why not. */
export function ContestStandingNotice({ standing }: { standing: ContestStanding | undefined }) {
  if (!standing || standing.state === 'counted') return null;
  const { state } = standing;
  return (
    <Notice
      tone={state === 'refused' ? 'alert' : state === 'held' ? 'accent' : 'safe'}
      title={messages.standing[state]}
    >
      <p>{standingText(standing)}</p>
      {state !== 'late' && <p>{messages.codeStays}</p>}
    </Notice>
  );
}
