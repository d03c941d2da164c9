/** Points, or a share of the test case's worth. */
export type Credit = { type: 'points'; value: number } | { type: 'share'; value: number };

export interface CheckerWords {
  /** For the author of the program. */
  message?: string;
  /** For the problem's creator only: it may contain the answer. */
  judgeMessage?: string;
}

export type CheckOutcome =
  | ({ type: 'accepted'; credit?: Credit } & CheckerWords)
  | ({ type: 'rejected' } & CheckerWords)
  /** The program is not at fault. `ofChecker`: the checker itself failed, and its author can fix it. */
  | { type: 'fault'; message: string; ofChecker?: boolean };

/** Leaves out empty messages. */
export function wordsOf(message: string, judgeMessage: string): CheckerWords {
  return {
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(judgeMessage.trim() === '' ? {} : { judgeMessage: judgeMessage.trim() }),
  };
}
