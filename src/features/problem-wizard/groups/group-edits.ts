/** Changes of groups and points. Pure. */
import type { Scoring, TestGroup } from '../../../../contract/entities/problem/problem';
import {
  fullMarks,
  type GroupFull,
  parentGroup,
  rootSettings,
} from '../../../../contract/rules/judging/group-points';
import type { CaseForm } from '../problem-form';

export interface GroupedForm {
  testCases: readonly CaseForm[];
  scoring: Scoring | null;
}

export interface Groups {
  testCases: CaseForm[];
  scoring: Scoring;
}

/** `all`: all cases of the group must pass. `each`: each case gives its part. */
export type GroupKind = 'all' | 'each' | 'other';

export interface GroupRow {
  /** '' is the whole problem. */
  name: string;
  points: number;
  kind: GroupKind;
  /** In the group itself, not below it. */
  cases: { key: string; number: number }[];
}

export interface GroupPicture {
  /** Groups whose points add up to the total. */
  parts: { name: string; points: number }[];
  total: number;
  /** Cases that belong to no group. */
  ungrouped: { key: string; number: number }[];
  /** Groups that have points, but no case. */
  empty: string[];
}

const sampleGroup = 'sample';
const group = (own: Partial<TestGroup> & { name: string }): TestGroup => ({ ...rootSettings, ...own });
const caseGroup = ({ group: name = '' }: CaseForm) => name;

/** Samples give no points; all other cases are in one group of 100 points. */
export function beginGroups({ testCases }: GroupedForm): Groups {
  return {
    testCases: testCases.map((one) => ({ ...one, group: one.sample ? sampleGroup : 'secret/1' })),
    scoring: {
      groups: [
        group({ name: '', countsSamples: false }),
        group({ name: sampleGroup, acceptScore: 0, maxScore: 0 }),
        group({ name: 'secret' }),
        pointGroup('secret/1', 100, 'all', 0),
      ],
    },
  };
}

export function endGroups({ testCases }: GroupedForm): { testCases: CaseForm[]; scoring: null } {
  return { scoring: null, testCases: testCases.map(({ group: _, ...one }) => one) };
}

function pointGroup(name: string, points: number, kind: GroupKind, count: number): TestGroup {
  if (kind === 'each')
    return group({ name, aggregation: 'sum', acceptScore: points / Math.max(1, count), maxScore: points });
  return group({ name, aggregation: 'min', onReject: 'break', acceptScore: points, maxScore: points });
}

const kindOf = ({ aggregation }: TestGroup): GroupKind => {
  if (aggregation === 'min') return 'all';
  return aggregation === 'sum' ? 'each' : 'other';
};

/** Groups that the wizard lists: those with cases or points of their own, without samples and mere folders. */
export function groupRows({ testCases, scoring }: GroupedForm): GroupRow[] {
  if (!scoring) return [];
  const marks = new Map(fullMarks(scoring, testCases).map((one) => [one.settings.name, one]));
  const names = [...new Set([...scoring.groups.map(({ name }) => name), ...marks.keys()])];
  const numbered = testCases.map((one, at) => ({ key: one.key, number: at + 1, group: caseGroup(one) }));
  return names.flatMap((name): GroupRow[] => {
    const own = numbered.filter((one) => one.group === name).map(({ key, number }) => ({ key, number }));
    const isFolder = names.some((other) => parentGroup(other) === name);
    if (name === '' || name === sampleGroup || (isFolder && own.length === 0)) return [];
    const settings = marks.get(name)?.settings ?? scoring.groups.find((one) => one.name === name);
    if (!settings) return [];
    const points = marks.get(name)?.maxScore ?? settings.maxScore ?? 0;
    return [{ name, points, kind: kindOf(settings), cases: own }];
  });
}

/** A group whose points are the sum of its parts is shown as these, with what its own cases give. */
function partsOf(name: string, marks: ReadonlyMap<string, GroupFull>): GroupPicture['parts'] {
  const { maxScore = 0, settings } = marks.get(name) ?? {};
  const below = [...marks.keys()].filter((other) => parentGroup(other) === name);
  const sum = below.reduce((all, other) => all + (marks.get(other)?.maxScore ?? 0), 0);
  const own = maxScore - sum;
  if (below.length === 0 || settings?.aggregation !== 'sum' || own < -1e-6)
    return [{ name, points: maxScore }];
  const parts = below.flatMap((other) => partsOf(other, marks));
  return own > 1e-6 ? [...parts, { name, points: own }] : parts;
}

export function groupPicture(form: GroupedForm): GroupPicture {
  const { testCases, scoring } = form;
  if (!scoring) return { parts: [], total: 0, ungrouped: [], empty: [] };
  const marks = fullMarks(scoring, testCases);
  const parts = partsOf('', new Map(marks.map((one) => [one.settings.name, one])));
  const rows = groupRows(form);
  const ungrouped = testCases.flatMap((one, at) => {
    const isLost = ['', 'secret'].includes(caseGroup(one)) && rows.length > 0 && !one.sample;
    return isLost ? [{ key: one.key, number: at + 1 }] : [];
  });
  return {
    parts: parts.filter(({ points }) => points !== 0),
    total: marks.find(({ settings }) => settings.name === '')?.maxScore ?? 0,
    ungrouped,
    empty: rows.filter(({ cases, name }) => cases.length === 0 && name !== 'secret').map(({ name }) => name),
  };
}

/** Points of the cases of a group, if each gives its part. */
function settle({ testCases, scoring }: Groups, names: readonly string[]): Groups {
  const groups = scoring.groups.map((one) => {
    const count = testCases.filter((other) => caseGroup(other) === one.name).length;
    if (!names.includes(one.name) || kindOf(one) !== 'each' || one.maxScore === null) return one;
    return { ...one, acceptScore: one.maxScore / Math.max(1, count) };
  });
  return { testCases, scoring: { groups } };
}

function edit(form: GroupedForm, name: string, change: (one: TestGroup) => TestGroup): Groups {
  const { testCases, scoring } = form;
  const known = scoring?.groups ?? [];
  const listed = known.some((one) => one.name === name) ? known : [...known, group({ name })];
  const groups = listed.map((one) => (one.name === name ? change(one) : one));
  return settle({ testCases: [...testCases], scoring: { groups } }, [name]);
}

export function setPoints(form: GroupedForm, name: string, points: number): Groups {
  return edit(form, name, (one) => ({
    ...one,
    ...(kindOf(one) === 'all' && { acceptScore: points }),
    maxScore: points,
  }));
}

export function setKind(form: GroupedForm, name: string, kind: GroupKind): Groups {
  const points = groupRows(form).find((row) => row.name === name)?.points ?? 0;
  return edit(form, name, ({ requires }) => ({
    ...pointGroup(name, points, kind, 0),
    ...(requires && { requires }),
  }));
}

/** With the points that are left to 100. */
export function addGroup(form: GroupedForm): Groups {
  const names = new Set(form.scoring?.groups.map(({ name }) => name));
  let number = 1;
  while (names.has(`secret/${number}`)) number += 1;
  const left = Math.max(0, 100 - groupPicture(form).total);
  const groups = [...(form.scoring?.groups ?? []), pointGroup(`secret/${number}`, left, 'all', 0)];
  return { testCases: [...form.testCases], scoring: { groups } };
}

/** Its cases are in no group afterwards. */
export function removeGroup(form: GroupedForm, name: string): Groups {
  const groups = (form.scoring?.groups ?? []).filter((one) => one.name !== name);
  const testCases = form.testCases.map((one) =>
    caseGroup(one) === name ? { ...one, group: 'secret' } : one,
  );
  return { testCases, scoring: { groups } };
}

/** These groups take the places of each other in this order; all others stay where they are. */
export function orderGroups({ scoring }: GroupedForm, names: readonly string[]): { scoring: Scoring } {
  const groups = scoring?.groups ?? [];
  const byName = new Map(groups.map((one) => [one.name, one]));
  const listed = new Set(names);
  const ordered = names.flatMap((name) => byName.get(name) ?? []);
  return {
    scoring: { groups: groups.map((one) => (listed.has(one.name) ? (ordered.shift() ?? one) : one)) },
  };
}

export function moveCase(form: GroupedForm, key: string, name: string): Groups {
  const from = form.testCases.find((one) => one.key === key);
  const testCases = form.testCases.map((one) => (one.key === key ? { ...one, group: name } : one));
  const changed = [name, from ? caseGroup(from) : ''];
  return settle({ testCases, scoring: form.scoring ?? { groups: [] } }, changed);
}
