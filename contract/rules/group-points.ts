/**
 * What full marks are, for every test data group of a problem with scoring: as the group says, else what its cases and groups would
 * give together if all were accepted.
 */
import type { Scoring, TestGroup } from '../entities/problem';

export interface GroupedCase {
  group?: string | undefined;
  sample: boolean;
}

export interface GroupFull {
  /** With the settings it has from the groups above where it says nothing itself. */
  settings: TestGroup;
  /** Full marks. */
  maxScore: number;
  /** Test cases in it and in the groups below it. */
  testcaseCount: number;
}

/** What the root's settings are when nobody says. */
export const rootSettings: TestGroup = {
  name: '',
  aggregation: 'sum',
  onReject: 'continue',
  verdictFrom: 'worst',
  acceptScore: 1,
  rejectScore: 0,
  maxScore: null,
  countsSamples: true,
};

/** 'secret/a' → 'secret' → '' → undefined. */
export function parentGroup(name: string): string | undefined {
  if (name === '') return undefined;
  const slash = name.lastIndexOf('/');
  return slash < 0 ? '' : name.slice(0, slash);
}

/** The settings of a group: its own, else those of the nearest listed group above (except for its full marks). */
export function settingsOf({ groups }: Scoring, name: string): TestGroup {
  const own = groups.find((group) => group.name === name);
  if (own) return own;
  const parent = parentGroup(name);
  return parent === undefined ? rootSettings : { ...settingsOf({ groups }, parent), name, maxScore: null };
}

function aggregate(kind: TestGroup['aggregation'], values: readonly number[]): number {
  if (values.length === 0) return 0;
  if (kind === 'min') return Math.min(...values);
  if (kind === 'max') return Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return kind === 'sum' ? sum : sum / values.length;
}

/** Every group that has test cases, in the order of the cases, each after the groups it lies in: the root is first. */
export function fullMarks(scoring: Scoring, cases: readonly GroupedCase[]): GroupFull[] {
  const names = new Set<string>(['']);
  for (const { group = '' } of cases) for (const name of pathTo(group)) names.add(name);
  const ordered = [...names];
  const marksOf = (name: string): GroupFull => {
    const settings = settingsOf(scoring, name);
    const own = cases.filter(
      ({ group = '', sample }) => group === name && (settings.countsSamples || !sample),
    );
    const below = ordered
      .filter((other) => parentGroup(other) === name)
      .filter(
        (other) =>
          settings.countsSamples || cases.some((one) => isWithin(one.group ?? '', other) && !one.sample),
      )
      .map(marksOf);
    const values = [...own.map(() => settings.acceptScore), ...below.map(({ maxScore }) => maxScore)];
    return {
      settings,
      maxScore: settings.maxScore ?? aggregate(settings.aggregation, values),
      testcaseCount: cases.filter(({ group = '' }) => isWithin(group, name)).length,
    };
  };
  return ordered.map(marksOf);
}

/** 'secret/a' → '', 'secret', 'secret/a'. */
function pathTo(name: string): string[] {
  const parent = parentGroup(name);
  return parent === undefined ? [name] : [...pathTo(parent), name];
}

/** Whether a group is another one or lies in it. */
export function isWithin(name: string, group: string): boolean {
  return group === '' || name === group || name.startsWith(`${group}/`);
}
