/** Tests with their groups and points, as folders of the package format. */
import type { XmlElement } from '@rgrove/parse-xml';
import type { ImportReport } from '../import-report';
import { compareNaturally } from '../natural-order';
import { all, fault, one, type Source } from './polygon-xml';

interface Test {
  number: number;
  sample: boolean;
  /** '' for none. */
  group: string;
  points: number;
}

interface Group {
  name: string;
  /** All or nothing; otherwise each test has points. */
  isComplete: boolean;
  points: number;
  requires: string[];
  tests: Test[];
}

export interface AddedTests {
  /** Of each test, such as `secret/1/003`; a test with two cases has the counted one here. */
  names: string[];
  hasPoints: boolean;
}

export function addTests(
  testset: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): AddedTests {
  const inputs = one(testset, 'input-path-pattern')?.text.trim();
  const answers = one(testset, 'answer-path-pattern')?.text.trim();
  if (!inputs || !answers)
    throw fault('the paths of the tests are missing (input-path-pattern, answer-path-pattern)');
  const tests = readTests(testset);
  if (tests.length === 0) throw fault('there are no tests');
  const groups = readGroups(testset, tests);
  const hasPoints = [...groups].some(({ points }) => points > 0);
  if (!hasPoints && tests.some(({ group }) => group !== ''))
    report.assume('the groups of tests have no points: all tests must pass');
  const placesOf = hasPoints ? addGroups(groups, files) : placesWithoutPoints;
  const names = tests.map((test) => {
    const cases = placesOf(test).map((place) => `${place}/${String(test.number).padStart(3, '0')}`);
    for (const [extension, from] of [
      ['in', numbered(inputs, test.number)],
      ['ans', numbered(answers, test.number)],
    ] as const) {
      if (!known.has(from))
        throw fault(`${from} is missing: build a full package in Polygon, which contains all tests`);
      for (const name of cases) files.set(`data/${name}.${extension}`, { from });
    }
    return cases.at(-1) ?? '';
  });
  return { names, hasPoints };
}

const placesWithoutPoints = ({ sample }: Test) => [sample ? 'sample' : 'secret'];

const numbered = (pattern: string, number: number) =>
  pattern.replace(/%(?:0(\d))?d/, (_, digits?: string) => String(number).padStart(Number(digits ?? 0), '0'));

function readTests(testset: XmlElement): Test[] {
  const elements = all(testset, 'tests', 'test');
  const count = Math.max(elements.length, Number(one(testset, 'test-count')?.text) || 0);
  return Array.from({ length: count }, (_, index) => {
    const { sample, group = '', points } = elements[index]?.attributes ?? {};
    return { number: index + 1, sample: sample === 'true', group, points: Number(points) || 0 };
  });
}

/** In the order of the tests. Tests without a group form one in which each has its points. */
function readGroups(testset: XmlElement, tests: readonly Test[]): Group[] {
  const settings = new Map(
    all(testset, 'groups', 'group').map((element) => [element.attributes.name ?? '', element]),
  );
  return [...new Set(tests.map(({ group }) => group))].map((name) => {
    const own = tests.filter(({ group }) => group === name);
    const element = settings.get(name);
    const given = Number(element?.attributes.points ?? Number.NaN);
    return {
      name,
      isComplete: element?.attributes['points-policy'] === 'complete-group',
      points: Number.isFinite(given) ? given : own.reduce((sum, { points }) => sum + points, 0),
      requires: all(element, 'dependencies', 'dependency').flatMap(
        ({ attributes }) => attributes.group ?? [],
      ),
      tests: own,
    };
  });
}

/** Writes the settings of the groups, and returns the folders of a test below `data`. */
function addGroups(groups: readonly Group[], files: Map<string, Source>): (test: Test) => string[] {
  const folders = folderNames(groups);
  const isShown = ({ tests, points }: Group) => points === 0 && tests.every(({ sample }) => sample);
  const placeOf = (group: Group) => (isShown(group) ? 'sample' : `secret/${folders.get(group)}`);
  const byName = new Map(groups.map((group) => [group.name, group]));
  const total = groups.reduce((sum, { points }) => sum + points, 0);
  const add = (place: string, settings: object) =>
    files.set(`data/${place}testdata.yaml`, { text: JSON.stringify(settings) });
  add('', { on_reject: 'continue', grader_flags: 'sum worst_error ignore_sample', range: `0 ${total}` });
  for (const group of groups.filter((one) => !isShown(one))) {
    const required = group.requires.flatMap((name) => byName.get(name) ?? []).map(placeOf);
    add(`${placeOf(group)}/`, { ...pointsOf(group), ...(required.length > 0 && { require_pass: required }) });
    for (const points of new Set(separatePoints(group)))
      add(`${placeOf(group)}/${folderOfPoints(points)}/`, { accept_score: points });
  }
  return (test) => {
    const group = byName.get(test.group);
    if (!group || isShown(group)) return [test.sample ? 'sample' : 'secret'];
    const inner = separatePoints(group).length > 0 ? `/${folderOfPoints(test.points)}` : '';
    return [...(test.sample ? ['sample'] : []), placeOf(group) + inner];
  };
}

function pointsOf({ isComplete, points, tests }: Group): object {
  if (isComplete)
    return {
      on_reject: 'break',
      grader_flags: 'min worst_error',
      accept_score: points,
      range: `0 ${points}`,
    };
  const accept_score = tests[0]?.points ?? 0;
  return { on_reject: 'continue', grader_flags: 'sum worst_error', accept_score, range: `0 ${points}` };
}

/** Points that tests of one group do not share: such tests need folders of their own. */
function separatePoints({ isComplete, tests }: Group): number[] {
  const values = [...new Set(tests.map(({ points }) => points))];
  return isComplete || values.length < 2 ? [] : values;
}

const folderOfPoints = (points: number) => `points-${points}`;

/** The names, with a number before them if their natural order is not that of the tests. */
function folderNames(groups: readonly Group[]): Map<Group, string> {
  const plain = groups.map(({ name }) => (name === '' ? 'tests' : name.replace(/[^\w.-]+/g, '_')));
  const isOrdered = plain.every((name, at) => at === 0 || compareNaturally(plain[at - 1] ?? '', name) < 0);
  return new Map(
    groups.map((group, at) => [group, isOrdered ? (plain[at] ?? '') : `${at + 1}-${plain[at]}`]),
  );
}
