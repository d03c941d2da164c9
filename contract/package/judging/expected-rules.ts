/**
 * `submissions/submissions.yaml` maps patterns of submissions to verdicts and scores, for all test cases or a pattern
 * of them.
 */
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import type { Verdict } from '../../entities/submission';
import { runtimeErrors } from '../../rules/jury/jury-difference';
import { matchPattern } from '../../rules/jury/match-pattern';
import type { FileTree } from '../file-tree';
import { words, wordsOf } from '../problem-yaml';
import { readYaml } from '../read-text';

export const rulesFile = 'submissions/submissions.yaml';

export interface CaseRule {
  /** Pattern or folder; '' is all. */
  cases: string;
  permitted?: readonly Verdict[];
  /** In at least one case. */
  required?: readonly Verdict[];
  /** From, to: of the submission, or of the group in `cases`. */
  score?: readonly [number, number];
}

const number = z.union([z.number(), z.string()]);
const ruleShape = { permitted: words, required: words, score: z.nullish(z.union([number, z.array(number)])) };
const Entry = z.looseObject({ ...ruleShape, language: z.nullish(z.string()) });
const Rules = z.record(z.string(), z.nullish(Entry));
const Rule = z.looseObject(ruleShape);
const known = new Set([
  'language',
  'entrypoint',
  'authors',
  'author',
  'model_solution',
  'permitted',
  'required',
]);
const ignored = new Set(['score', 'message', 'use_for_time_limit']);

export interface SubmissionRules {
  /** `path` is relative to `submissions/`. */
  of(path: string): CaseRule[];
  /** Folders and programs whose default verdicts are replaced. */
  replaced: ReadonlySet<string>;
}

export const noRules: SubmissionRules = { of: () => [], replaced: new Set() };

export async function readSubmissionRules(
  tree: FileTree,
  paths: ReadonlySet<string>,
): Promise<SubmissionRules> {
  return paths.has(rulesFile) ? toRules(await readYaml(tree, rulesFile, Rules)) : noRules;
}

/** No rules if the text is not valid. */
export function parseSubmissionRules(text: string): SubmissionRules {
  const parsed = Rules.safeParse(parseYaml(text));
  return parsed.success ? toRules(parsed.data) : noRules;
}

function toRules(parsed: z.output<typeof Rules>): SubmissionRules {
  const entries = Object.entries(parsed).map(([pattern, entry]) => ({
    pattern,
    matches: matchPattern(pattern),
    rules: entry ? rulesOf(entry) : [],
  }));
  return {
    of: (path) => entries.filter(({ matches }) => matches(path)).flatMap(({ rules }) => rules),
    replaced: new Set(entries.filter(({ rules }) => rules.length > 0).map(({ pattern }) => pattern)),
  };
}

/** The verdicts of a submission that the rules about all test cases allow; undefined if they say nothing. */
export function verdictsOfRules(rules: readonly CaseRule[]): readonly Verdict[] | undefined {
  if (rules.some(({ score }) => score !== undefined)) return undefined;
  const whole = rules.filter(({ cases }) => cases === '');
  const permitted = whole.flatMap((rule) => rule.permitted ?? []);
  const required = whole.flatMap((rule) => rule.required ?? []);
  if (permitted.length + required.length === 0) return undefined;
  const mustFail = required.length > 0 && !required.includes('AC');
  const allowed = permitted.length > 0 ? permitted : anyVerdict;
  const verdicts = [...new Set(allowed)].filter((verdict) => !mustFail || verdict !== 'AC');
  return verdicts.length > 0 ? verdicts : undefined;
}

const failures: readonly Verdict[] = ['WA', 'TLE', 'CE', ...runtimeErrors];
export const anyVerdict: readonly Verdict[] = ['AC', ...failures];

function rulesOf(entry: z.output<typeof Entry>): CaseRule[] {
  const whole = ruleOf('', entry);
  const parts = Object.entries(entry).flatMap(([key, value]) => {
    if (known.has(key) || ignored.has(key)) return [];
    const rule = Rule.safeParse(value);
    return rule.success ? ruleOf(key, rule.data) : [];
  });
  return [...whole, ...parts];
}

function ruleOf(cases: string, { permitted, required, score }: z.output<typeof Rule>): CaseRule[] {
  const rule: CaseRule = {
    cases,
    ...(permitted && { permitted: verdictsOf(permitted) }),
    ...(required && { required: verdictsOf(required) }),
    ...(score !== null && score !== undefined && { score: boundsOf(score) }),
  };
  return Object.keys(rule).length > 1 ? [rule] : [];
}

const verdictsOf = (list: z.output<typeof words>): Verdict[] =>
  wordsOf(list).flatMap((word) => (word === 'RTE' ? [...runtimeErrors] : (word as Verdict)));

function boundsOf(score: number | string | (number | string)[]): readonly [number, number] {
  const [from, to = from] = (Array.isArray(score) ? score : [score]).map(Number);
  return [from ?? 0, to ?? 0];
}
