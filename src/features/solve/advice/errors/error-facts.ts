import { type Advice, type AdviceId, advice, type FailedRun } from '../advice';

export interface ErrorFacts extends FailedRun {
  /** Line of the error in the program, from 1. */
  line: number | null;
  /** The language's message. */
  message: string;
  sourceLine: string;
}

type AdviceOf = (groups: string[], facts: ErrorFacts) => Advice | null;

/** Texts without values need only their id. */
type Table = readonly (readonly [RegExp, PlainId | AdviceOf])[];

type PlainId = { [Id in AdviceId]: Parameters<typeof advice<Id>>['length'] extends 2 ? Id : never }[AdviceId];

/** The first pattern that matches the text and gives advice. */
export function findInTable(table: Table, text: string, facts: ErrorFacts): Advice | null {
  for (const [pattern, found] of table) {
    const groups = pattern.exec(text);
    if (!groups) continue;
    const result =
      typeof found === 'string'
        ? advice(found, facts.line)
        : found(
            [...groups].map((one) => one ?? ''),
            facts,
          );
    if (result) return result;
  }
  return null;
}

export type ErrorTable = Table;
