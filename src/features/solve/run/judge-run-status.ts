import type { CodeRunRow } from '../../../data/work/code-runs';
import { messages } from '../messages';
import type { Network } from '../results/submission-status';

/** Null once it is over. `error`: from the last attempt to send. */
export function judgeRunText(
  { receipt, state, refusal }: Pick<CodeRunRow, 'receipt' | 'state' | 'refusal'>,
  network: Network,
  error?: { errorCode: string; message: string },
): string | null {
  switch (receipt) {
    case 'saved':
      if (network === 'offline') return messages.judgeRun.offline;
      return error ? messages.judgeRun.notSent(error.message) : messages.judgeRun.sending;
    case 'signInNeeded':
      return messages.judgeRun.signInNeeded;
    case 'sent':
      return offlineOr(network, messages.judgeRun.queued);
    case 'judging':
      return offlineOr(network, messages.judgeRun.running);
    case 'refused':
      return refusal?.errorCode === 'RUN_NOT_FOUND'
        ? messages.judgeRun.expired
        : messages.judgeRun.refused(refusal?.message ?? '');
    case 'judged':
      return state?.status === 'error' ? messages.judgeRun.failed : null;
    default:
      return receipt satisfies never;
  }
}

const offlineOr = (network: Network, text: string) =>
  network === 'offline' ? messages.judgeRun.resultLater : text;

/** RUN-6. Offline, a new run may replace it. */
export function isJudgeRunOn({ receipt }: Pick<CodeRunRow, 'receipt'>, network: Network): boolean {
  return network !== 'offline' && (receipt === 'saved' || receipt === 'sent' || receipt === 'judging');
}

/** The run that goes on, in any language; else the latest in `language`. `rows`: the newest first. */
export function chooseJudgeRun<T extends Pick<CodeRunRow, 'receipt' | 'language'>>(
  rows: readonly T[],
  language: CodeRunRow['language'],
  network: Network,
): T | undefined {
  return rows.find((row) => isJudgeRunOn(row, network)) ?? rows.find((row) => row.language === language);
}
