/** Points, or a share of the test case's worth. */
export type Credit = { type: 'points'; value: number } | { type: 'share'; value: number };

export interface CheckerMessages {
  /** For the author of the program. */
  message?: string;
  /** For the problem's creator only: it may contain the answer. */
  judgeMessage?: string;
}

export type CheckOutcome =
  | ({ type: 'accepted'; credit?: Credit } & CheckerMessages)
  | ({ type: 'rejected' } & CheckerMessages)
  /** The program is not at fault. `ofChecker`: the checker itself failed, and its author can fix it. */
  | { type: 'fault'; message: string; ofChecker?: boolean };

/** Leaves out empty messages. */
export function messagesOf(message: string, judgeMessage: string): CheckerMessages {
  return {
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(judgeMessage.trim() === '' ? {} : { judgeMessage: judgeMessage.trim() }),
  };
}
