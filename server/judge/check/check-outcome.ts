/** Points, or a share of the test case's worth. */
export type Credit = { type: 'points'; value: number } | { type: 'share'; value: number };

export interface CheckerMessages {
  message?: string;
  /** Creator only: it may contain the answer. */
  judgeMessage?: string;
}

export type CheckOutcome =
  | ({ type: 'accepted'; credit?: Credit } & CheckerMessages)
  | ({ type: 'rejected' } & CheckerMessages)
  /** The program runs again, with the input that the checker wrote. */
  | { type: 'again' }
  /** `ofChecker`: the checker itself failed, so its author can fix it. */
  | { type: 'fault'; message: string; ofChecker?: boolean };

export function messagesOf(message: string, judgeMessage: string): CheckerMessages {
  return {
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(judgeMessage.trim() === '' ? {} : { judgeMessage: judgeMessage.trim() }),
  };
}
