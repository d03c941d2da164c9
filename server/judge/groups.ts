/**
 * Test data groups: which cases are still worth running, and the resulting verdict and points. Pure.
 *
 * Follows the package format's default grader. A group's children are its own test cases and direct
 * subgroups, in test case order; samples only if the group counts them. A case skipped by a break-off adds
 * nothing to a sum or an average, and minimum and maximum ignore it.
 */
import type { Scoring, TestGroup } from '../../contract/entities/problem/problem';
import type { Verdict } from '../../contract/entities/submission';
import { fullMarks, type GroupFull, parentGroup } from '../../contract/rules/judging/group-points';
import type { Credit } from './check/check-outcome';
import type { GroupResult, TestCase } from './types';

export interface CaseResult {
  verdict: Verdict;
  points: number;
}
/** By test case index; only cases that ran. */
export type CaseResults = ReadonlyMap<number, CaseResult>;

export interface ScoredResult {
  verdict: Verdict;
  /** 0 to 100, two decimals. */
  score: number;
  points: { earned: number; full: number };
  groups: GroupResult[];
}

type Child = { type: 'case'; index: number } | { type: 'group'; group: Group };

interface Group extends GroupFull {
  children: Child[];
  lastIndex: number;
  /** Test cases that must be accepted before this group runs. */
  required: number[];
}

export interface Grading {
  readonly full: number;
  /** Default points of an accepted output. */
  worthOf(index: number): number;
  pointsOf(index: number, verdict: Verdict, credit?: Credit): number;
  /** `results`: of all cases before this one. */
  isBrokenOff(index: number, results: CaseResults): boolean;
  result(results: CaseResults): ScoredResult;
}

const severity: readonly Verdict[] = ['JE', 'CE', 'RTE', 'MLE', 'TLE', 'OLE', 'WA', 'AC'];

function worst(verdicts: readonly Verdict[]): Verdict {
  return severity.find((verdict) => verdicts.includes(verdict)) ?? 'AC';
}

const failed = (verdict: Verdict | null) => verdict !== null && verdict !== 'AC';

function joinVerdicts(kind: TestGroup['verdictFrom'], verdicts: readonly Verdict[]): Verdict | null {
  if (verdicts.length === 0) return null;
  switch (kind) {
    case 'alwaysAccept':
      return 'AC';
    case 'anyAccepted':
      return verdicts.includes('AC') ? 'AC' : worst(verdicts);
    case 'first':
      return verdicts.find(failed) ?? 'AC';
    case 'worst':
      return worst(verdicts);
  }
}

/** `count`: all children, with or without points. */
function joinPoints(kind: TestGroup['aggregation'], points: readonly number[], count: number): number {
  if (points.length === 0) return 0;
  if (kind === 'min') return Math.min(...points);
  if (kind === 'max') return Math.max(...points);
  const sum = points.reduce((total, value) => total + value, 0);
  return kind === 'sum' ? sum : sum / count;
}

function requiredBy({ requires = [] }: TestGroup, cases: readonly TestCase[]): number[] {
  if (requires.length === 0) return [];
  const names = new Set(requires);
  const isNamed = (name: string | undefined): boolean =>
    name !== undefined && (names.has(name) || isNamed(parentGroup(name)));
  return cases.flatMap(({ group }, index) => (isNamed(group) ? [index] : []));
}

function buildGroups(scoring: Scoring, cases: readonly TestCase[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const full of fullMarks(scoring, cases))
    groups.set(full.settings.name, {
      ...full,
      children: [],
      lastIndex: -1,
      required: requiredBy(full.settings, cases),
    });
  const added = new Set<string>(['']);
  for (const [index, { group: name, sample }] of cases.entries()) {
    let child: Child = { type: 'case', index };
    for (let at: string | undefined = name; at !== undefined; at = parentGroup(at)) {
      const group = groups.get(at);
      if (!group) throw new Error(`no group '${at}'`);
      group.lastIndex = index;
      const counts = group.settings.countsSamples || !sample;
      const isNew = child.type === 'case' || !added.has(`${at}/${child.group.settings.name}`);
      if (counts && isNew) {
        group.children.push(child);
        if (child.type === 'group') added.add(`${at}/${child.group.settings.name}`);
      }
      child = { type: 'group', group };
    }
  }
  return groups;
}

function verdictOf(child: Child, results: CaseResults): Verdict | null {
  if (child.type === 'case') return results.get(child.index)?.verdict ?? null;
  const verdicts = child.group.children.map((one) => verdictOf(one, results));
  return joinVerdicts(
    child.group.settings.verdictFrom,
    verdicts.filter((verdict) => verdict !== null),
  );
}

/** Null: nothing ran. */
function pointsOf(child: Child, results: CaseResults): number | null {
  if (child.type === 'case') return results.get(child.index)?.points ?? null;
  const { settings, children } = child.group;
  const points = children.map((one) => pointsOf(one, results)).filter((value) => value !== null);
  if (points.length === 0) return null;
  const joined = joinPoints(settings.aggregation, points, children.length);
  return settings.maxScore === null ? joined : Math.min(joined, settings.maxScore);
}

/** True if rejected for certain before this test case runs. */
function isRejected(child: Child, index: number, results: CaseResults): boolean {
  if (child.type === 'case') return failed(verdictOf(child, results));
  const { settings, children, lastIndex } = child.group;
  if (settings.verdictFrom === 'alwaysAccept') return false;
  if (settings.verdictFrom === 'anyAccepted') return lastIndex < index && failed(verdictOf(child, results));
  return children.some((one) => isRejected(one, index, results));
}

const roundTo2 = (value: number) => Math.round(value * 100) / 100;

/** 0 to 100. Without any points, all or nothing. */
function percentOf(earned: number, full: number, verdict: Verdict): number {
  if (full <= 0) return verdict === 'AC' ? 100 : 0;
  return roundTo2(Math.min(100, Math.max(0, (100 * earned) / full)));
}

export function gradeByGroups(scoring: Scoring, cases: readonly TestCase[]): Grading {
  const groups = buildGroups(scoring, cases);
  const groupOf = (index: number) => groups.get(cases[index]?.group ?? '');
  const isShut = ({ required }: Group, results: CaseResults) =>
    required.some((index) => results.get(index)?.verdict !== 'AC');
  const worthOf = (index: number) => groupOf(index)?.settings.acceptScore ?? 0;
  const root = groups.get('');
  const full = root?.maxScore ?? 0;
  return {
    full,
    worthOf,
    pointsOf(index, verdict, credit) {
      if (verdict !== 'AC') return groupOf(index)?.settings.rejectScore ?? 0;
      if (!credit) return worthOf(index);
      return credit.type === 'points' ? credit.value : credit.value * worthOf(index);
    },
    isBrokenOff(index, results) {
      let name: string | undefined = cases[index]?.group;
      let from: Group | undefined;
      for (; name !== undefined; name = parentGroup(name)) {
        const group = groups.get(name);
        if (group && isShut(group, results)) return true;
        const others = group?.children.filter((child) => child.type === 'case' || child.group !== from);
        const breaks = group?.settings.onReject === 'break';
        if (breaks && others?.some((child) => isRejected(child, index, results))) return true;
        from = group;
      }
      return false;
    },
    result(results) {
      const all: Child | null = root ? { type: 'group', group: root } : null;
      const verdict = (all && verdictOf(all, results)) ?? 'AC';
      const earned = (all && pointsOf(all, results)) ?? 0;
      return {
        verdict,
        score: percentOf(earned, full, verdict),
        points: { earned, full },
        groups: [...groups.values()]
          .filter((group) => group !== root)
          .map((group) => ({
            name: group.settings.name,
            verdict: verdictOf({ type: 'group', group }, results),
            score: pointsOf({ type: 'group', group }, results) ?? 0,
            maxScore: group.maxScore,
          })),
      };
    },
  };
}
