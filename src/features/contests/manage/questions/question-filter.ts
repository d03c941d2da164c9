import type { ManagedClarification } from '../../../../../contract/entities/contest/clarification';

export const questionStates = ['open', 'mine', 'taken', 'answered'] as const;
export type QuestionState = (typeof questionStates)[number];

/** @param username the reader's */
export function stateOf({ answer, takenBy }: ManagedClarification, username: string | null): QuestionState {
  if (answer) return 'answered';
  if (!takenBy) return 'open';
  return takenBy === username ? 'mine' : 'taken';
}

export interface QuestionFilter {
  /** Absent: all. */
  state?: QuestionState | undefined;
  /** 'general', 'technical' or `problem:` with an id. Absent: all. */
  topic?: string | undefined;
  /** Part of a question or of the participant's name. */
  text: string;
}

export function topicValue({ category, problemID }: ManagedClarification): string {
  if (problemID) return `problem:${problemID}`;
  return category === 'technical' ? 'technical' : 'general';
}

export function isMatching(
  asked: ManagedClarification,
  { state, topic, text }: QuestionFilter,
  username: string | null,
): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    (state === undefined || stateOf(asked, username) === state) &&
    (topic === undefined || topicValue(asked) === topic) &&
    `${asked.text}\n${asked.username}\n${asked.displayName}`.toLowerCase().includes(wanted)
  );
}
