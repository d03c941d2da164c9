/** Full marks: given by the group, else what its cases and groups give if all are accepted. */
import type { Scoring, TestGroup } from '../../entities/problem/problem';

export interface GroupedCase {
  group?: string | undefined;
  sample: boolean;
}

export interface GroupFull {
  /** With inherited settings. */
  settings: TestGroup;
  maxScore: number;
  /** Including subgroups. */
  testcaseCount: number;
}

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

/** Processes each group once. */
function settingsReader({ groups }: Scoring): (name: string) => TestGroup {
  const known = new Map(groups.map((group) => [group.name, group]));
  const read = (name: string): TestGroup => {
    const own = known.get(name);
    if (own) return own;
    const parent = parentGroup(name);
    const settings = parent === undefined ? rootSettings : { ...read(parent), name, maxScore: null };
    known.set(name, settings);
    return settings;
  };
  return read;
}

/** Own, else of the nearest listed ancestor (except full marks). */
export function settingsOf(scoring: Scoring, name: string): TestGroup {
  return settingsReader(scoring)(name);
}

function aggregate(kind: TestGroup['aggregation'], values: readonly number[]): number {
  if (values.length === 0) return 0;
  if (kind === 'min') return Math.min(...values);
  if (kind === 'max') return Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return kind === 'sum' ? sum : sum / values.length;
}

interface Tally {
  name: string;
  own: { all: number; secret: number };
  /** Including subgroups. */
  within: { all: number; secret: number };
  below: Tally[];
}

/** In the order of the cases; ancestors first. */
function tallyGroups(cases: readonly GroupedCase[]): Tally[] {
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string): Tally => {
    const known = tallies.get(name);
    if (known) return known;
    const tally: Tally = { name, own: { all: 0, secret: 0 }, within: { all: 0, secret: 0 }, below: [] };
    const parent = parentGroup(name);
    if (parent !== undefined) tallyOf(parent).below.push(tally);
    tallies.set(name, tally);
    return tally;
  };
  tallyOf('');
  for (const { group = '', sample } of cases) {
    const secret = sample ? 0 : 1;
    const { own } = tallyOf(group);
    own.all += 1;
    own.secret += secret;
    for (const name of pathTo(group)) {
      const { within } = tallyOf(name);
      within.all += 1;
      within.secret += secret;
    }
  }
  return [...tallies.values()];
}

/** In the order of the cases; ancestors first. Linear, because authors choose names and number of groups. */
export function fullMarks(scoring: Scoring, cases: readonly GroupedCase[]): GroupFull[] {
  const settingsFor = settingsReader(scoring);
  const tallies = tallyGroups(cases);
  const marks = new Map<string, GroupFull>();
  // Subgroups come after their group.
  for (const { name, own, within, below } of [...tallies].reverse()) {
    const settings = settingsFor(name);
    const kind = settings.countsSamples ? 'all' : 'secret';
    const counted = below.filter((group) => group.within[kind] > 0);
    const values = [
      ...Array.from({ length: own[kind] }, () => settings.acceptScore),
      ...counted.map((group) => marks.get(group.name)?.maxScore ?? 0),
    ];
    const maxScore = settings.maxScore ?? aggregate(settings.aggregation, values);
    marks.set(name, { settings, maxScore, testcaseCount: within.all });
  }
  return tallies.flatMap(({ name }) => marks.get(name) ?? []);
}

/** 'secret/a' → '', 'secret', 'secret/a'. */
function pathTo(name: string): string[] {
  const parent = parentGroup(name);
  return parent === undefined ? [name] : [...pathTo(parent), name];
}
