/** What a checker says of one output. */

/** Points, or a part of what the test case is worth. */
export type Credit = { type: 'points'; value: number } | { type: 'share'; value: number };

export interface CheckerWords {
  /** For the one whose program it is. */
  message?: string;
  /** For the problem's creator only: it may tell the answer. */
  judgeMessage?: string;
}

export type CheckOutcome =
  | ({ type: 'accepted'; credit?: Credit } & CheckerWords)
  | ({ type: 'rejected' } & CheckerWords)
  /** Nobody's program is to blame. `ofChecker`: the checker itself failed, and its author can mend it. */
  | { type: 'fault'; message: string; ofChecker?: boolean };

/** The words that there are. */
export function wordsOf(message: string, judgeMessage: string): CheckerWords {
  return {
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(judgeMessage.trim() === '' ? {} : { judgeMessage: judgeMessage.trim() }),
  };
}
