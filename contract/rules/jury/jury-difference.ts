/** Whether a jury solution has the result that its author expects (decision 113). Pure. */
import type {
  JuryCaseResult,
  JuryResult,
  JuryRule,
  JurySolution,
} from '../../entities/problem/jury-solution';
import type { TestCase } from '../../entities/problem/problem';
import { sentence } from '../../translation';
import { verdictLabels, type verdicts } from '../judging/verdicts';
import { matchPattern } from './match-pattern';

type Verdict = (typeof verdicts)[number];
type Expectation = Pick<JurySolution, 'expected' | 'partial' | 'rules'>;

/** The format treats memory and output limits as run-time errors. */
export const runtimeErrors: readonly Verdict[] = ['RTE', 'MLE', 'OLE'];

export interface JuryDifference {
  /** One sentence in the user's language. */
  text: string;
  /** The first test case that shows it. */
  caseIndex?: number;
}

/**
 * Null: as expected.
 * @param groups the group of each test case, in order (`juryGroups`)
 */
export function findJuryDifference(
  solution: Expectation,
  result: JuryResult,
  groups: readonly string[],
): JuryDifference | null {
  return (
    wrongVerdict(solution, result) ?? wrongPart(solution, result) ?? brokenRule(solution, result, groups)
  );
}

/** The group of each test case, or its folder in a package. */
export const juryGroups = (testCases: readonly Pick<TestCase, 'group' | 'sample'>[]): string[] =>
  testCases.map(({ group, sample }) => group || (sample ? 'sample' : 'secret'));

function wrongVerdict({ expected }: Expectation, { verdict, cases }: JuryResult): JuryDifference | null {
  if (expected.includes(verdict) || isLaterFailure(expected, verdict, cases)) return null;
  const failed = cases.find((one) => one.verdict === verdict && verdict !== 'AC');
  const text = sentence(`Expected ${listOf(expected)}, got ${verdictLabels[verdict]}.`);
  return { text, ...(failed && { caseIndex: failed.index }) };
}

/**
 * The verdict is that of the first failed test case. As in the package format, a slow or crashing program may fail
 * other test cases, too.
 */
function isLaterFailure(
  expected: readonly Verdict[],
  verdict: Verdict,
  cases: readonly JuryCaseResult[],
): boolean {
  if (verdict === 'CE' || verdict === 'JE' || expected.includes('AC')) return false;
  const isSlow = expected.join() === 'TLE';
  const isCrash = expected.every((one) => runtimeErrors.includes(one));
  if (!isSlow && !isCrash) return false;
  return cases.some((one) => expected.includes(one.verdict));
}

function wrongPart({ partial }: Expectation, { verdict, score }: JuryResult): JuryDifference | null {
  if (!partial || (score < 100 && (score > 0 || verdict === 'AC'))) return null;
  return { text: sentence(`Expected a part of the points, got ${round(score)} of 100.`) };
}

function brokenRule(
  { rules = [] }: Expectation,
  result: JuryResult,
  groups: readonly string[],
): JuryDifference | null {
  for (const rule of rules) {
    const broken = brokenVerdicts(rule, result, groups) ?? brokenScore(rule, result);
    if (broken) return broken;
  }
  return null;
}

function brokenVerdicts(
  { cases: pattern, permitted, required }: JuryRule,
  { cases }: JuryResult,
  groups: readonly string[],
): JuryDifference | null {
  const isMeant = matchPattern(pattern);
  const meant = cases.filter(({ index }) => isMeant(groups[index] ?? ''));
  // A rule of a package about single test cases, which have no names here.
  if (meant.length === 0) return null;
  const at = placeOf(pattern);
  const forbidden = permitted && meant.find(({ verdict }) => !permitted.includes(verdict));
  if (forbidden) {
    const text = `${at}: only ${listOf(permitted)} may occur, got ${verdictLabels[forbidden.verdict]}.`;
    return { text: sentence(text), caseIndex: forbidden.index };
  }
  if (!required || meant.some(({ verdict }) => required.includes(verdict))) return null;
  const got = listOf([...new Set(meant.map(({ verdict }) => verdict))]);
  return { text: sentence(`${at}: ${listOf(required)} must occur, got ${got}.`) };
}

function brokenScore({ cases, score }: JuryRule, { groups, points }: JuryResult): JuryDifference | null {
  if (!score) return null;
  const [from, to] = score;
  const group = groups?.find(({ name }) => name === (cases === '' ? 'secret' : cases))?.score;
  const got = group ?? (cases === '' ? points?.earned : undefined);
  const slack = 1e-6 * Math.max(1, Math.abs(to));
  if (got !== undefined && got >= from - slack && got <= to + slack) return null;
  const range = from === to ? String(from) : `${from}–${to}`;
  return { text: sentence(`${placeOf(cases)}: expected ${range} points, got ${round(got ?? 0)}.`) };
}

const placeOf = (pattern: string) => (pattern === '' ? sentence('All test cases') : pattern);
const listOf = (list: readonly Verdict[]) => list.map((verdict) => verdictLabels[verdict]).join(', ');
const round = (value: number) => Math.round(value * 100) / 100;

/** The names of expectations that authors choose from; others come from packages. */
export const juryExpectations = {
  accepted: ['AC'],
  wrongAnswer: ['WA'],
  timeLimit: ['TLE'],
  runTimeError: runtimeErrors,
  acceptedOrTimeLimit: ['AC', 'TLE'],
  rejected: ['WA', 'TLE', 'CE', ...runtimeErrors],
} as const satisfies Record<string, readonly Verdict[]>;
export type JuryExpectation = keyof typeof juryExpectations;

/** Undefined for another set of verdicts. */
export function expectationOf({ expected }: Pick<JurySolution, 'expected'>): JuryExpectation | undefined {
  const key = (list: readonly string[]) => [...new Set(list)].sort().join();
  const names = Object.keys(juryExpectations) as JuryExpectation[];
  return names.find((name) => key(juryExpectations[name]) === key(expected));
}
