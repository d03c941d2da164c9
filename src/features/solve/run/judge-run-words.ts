import type { CodeRunRow } from '../../../data/work/code-runs';
import type { Network } from '../results/submission-words';

/** Null once it is over. `error`: from the last attempt to send. */
export function judgeRunText(
  { receipt, state, refusal }: Pick<CodeRunRow, 'receipt' | 'state' | 'refusal'>,
  network: Network,
  error?: { errorCode: string; message: string },
): string | null {
  switch (receipt) {
    case 'saved':
      if (network === 'offline') return 'Kept on this device. It runs on the judge when there is a network.';
      return error ? `Not sent yet: ${error.message} Retrying.` : 'Sending to the judge…';
    case 'signInNeeded':
      return 'Kept on this device. Sign in to have it run.';
    case 'sent':
      return offlineOr(network, 'In line at the judge…');
    case 'judging':
      return offlineOr(network, 'The judge is running it…');
    case 'refused':
      if (refusal?.errorCode === 'RUN_NOT_FOUND')
        return 'The judge keeps what a run came to for a day, and no longer has this one. Run it again.';
      return `The judge did not run it. ${refusal?.message ?? ''}`.trim();
    case 'judged':
      if (state?.status !== 'error') return null;
      return 'The judge could not run it. That is no fault of your program: run it again in a moment.';
    default:
      return receipt satisfies never;
  }
}

const offlineOr = (network: Network, text: string) =>
  network === 'offline' ? 'The judge has it. What it came to appears here when there is a network.' : text;

/** RUN-6. Offline, a new run may replace it. */
export function isJudgeRunOn({ receipt }: Pick<CodeRunRow, 'receipt'>, network: Network): boolean {
  return network !== 'offline' && (receipt === 'saved' || receipt === 'sent' || receipt === 'judging');
}
