import type { Language } from '../../../../contract/limits';
import type { CaseResult } from '../solve-machine';
import { messages } from './messages';

/** A case that did not end well, with everything a rule may look at. */
export interface FailedRun {
  language: Language;
  code: string;
  stdin: string;
  /** Null if unknown. */
  expected: string | null;
  actual: string;
  outcome: CaseResult['outcome'];
  /** The compiler's messages or standard error. */
  errorText: string;
  signal?: string | undefined;
}

type Texts = typeof messages;
export type AdviceId = keyof Texts;

/** The cause that a teacher would name. */
export interface Advice {
  id: AdviceId;
  text: string;
  /** In the program, from 1. */
  line: number | null;
}

type Values<Id extends AdviceId> = Texts[Id] extends (...values: infer V) => string ? V : [];

export function advice<Id extends AdviceId>(id: Id, line: number | null, ...values: Values<Id>): Advice {
  const text = messages[id] as string | ((...values: unknown[]) => string);
  return { id, line, text: typeof text === 'function' ? text(...values) : text };
}

/** @returns null if the rule does not apply */
export type Rule<Facts> = (facts: Facts) => Advice | null;

export function firstOf<Facts>(rules: readonly Rule<Facts>[], facts: Facts): Advice | null {
  for (const rule of rules) {
    const found = rule(facts);
    if (found) return found;
  }
  return null;
}
