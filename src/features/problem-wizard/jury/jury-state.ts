/** Results of jury solutions. They stay while the wizard is open. */
import { proxy, ref } from 'valtio/vanilla';
import type { JuryRun } from '../../../../contract/entities/problem/jury-solution';
import type { Language } from '../../../../contract/limits';
import type { ProblemForm, SolutionForm } from '../problem-form';

export interface JuryOutcome {
  language: Language;
  source: string;
  /** Judge: all test cases. Device: samples only. */
  place: 'judge' | 'device';
  run: JuryRun;
  /** What the run depends on; another value makes the outcome old. */
  data: JuryData;
}

/** Compared by identity: the form replaces values as a whole. */
export type JuryData = readonly unknown[];

/** Whether the author publishes although solutions differ, or without waiting for the judge. */
export interface JuryQuestion {
  /** What the judge runs: a problem without solutions may have validators. */
  check: 'solutions' | 'tests';
  /** The checker is a program. It is compiled even for an author who does not wait. */
  compiles: boolean;
  /** Empty while the judge runs the solutions. */
  lines: { name: string; text: string }[];
  answer(isPublished: boolean): void;
}

export interface JuryState {
  /** By key of the solution. */
  outcomes: Record<string, JuryOutcome>;
  progress: { done: number; total: number } | null;
  failure: string | null;
  question: JuryQuestion | null;
  margin: CheckedMargin | null;
}

/** Whether slow solutions exceed this limit by the factor. */
export interface CheckedMargin {
  seconds: number;
  /** What the check depends on, compared by identity. */
  data: JuryData;
  /** The fastest one that does not. */
  tooFast: { name: string; ms: number } | null;
}

const states = new WeakMap<object, JuryState>();

/** @param wizard any object that lives as long as the wizard */
export function juryStateOf(wizard: object): JuryState {
  const known = states.get(wizard);
  if (known) return known;
  const state = proxy<JuryState>({
    outcomes: {},
    progress: null,
    failure: null,
    question: null,
    margin: null,
  });
  states.set(wizard, state);
  return state;
}

export const juryData = (form: ProblemForm): JuryData => [
  form.testCases,
  form.checkerKind,
  form.checkerKind === 'custom' ? form.custom : '',
  form.caseSensitive,
  form.spaceChangeSensitive,
  form.checkerKind === 'float' ? `${form.floatAbsolute}/${form.floatRelative}` : '',
  form.scoring,
  form.run,
];

const isSameData = (left: JuryData, right: JuryData) =>
  left.length === right.length && left.every((value, at) => value === right[at]);

/** Undefined if it did not run as it is now. */
export function outcomeOf(
  { outcomes }: Pick<JuryState, 'outcomes'>,
  { key, language, source }: SolutionForm,
  data: JuryData,
): JuryOutcome | undefined {
  const outcome = outcomes[key];
  const isCurrent =
    outcome?.language === language && outcome.source === source && isSameData(outcome.data, data);
  return isCurrent ? outcome : undefined;
}

export function storeOutcome(
  state: JuryState,
  { key, language, source }: SolutionForm,
  outcome: Omit<JuryOutcome, 'language' | 'source'>,
): void {
  state.outcomes = { ...state.outcomes, [key]: ref({ ...outcome, language, source }) };
}
