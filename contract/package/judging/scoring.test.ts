import { expect, test } from 'vitest';
import { fullMarks } from '../../rules/judging/group-points';
import { memoryTree } from '../file-tree';
import { readPackage } from '../read-package';

const cases = (names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`data/${name}.in`, name],
      [`data/${name}.ans`, name],
    ]),
  );
const usual = cases(['sample/1', 'secret/a/1', 'secret/a/2', 'secret/b/1']);

async function scoringOf(files: Record<string, string>) {
  const result = await readPackage(memoryTree({ ...usual, ...files }), 'points');
  if (!result.ok) throw new Error(result.message);
  const { scoring, testCases } = result.problem;
  if (!scoring) throw new Error('There is no scoring');
  const full = fullMarks(scoring, testCases).map(({ settings, maxScore }) => [settings.name, maxScore]);
  const groups = Object.fromEntries(scoring.groups.map((group) => [group.name, group]));
  return { full: Object.fromEntries(full), groups, report: result.report };
}

test('reads grader flags, scores and ranges of legacy groups with inheritance', async () => {
  const { full, groups } = await scoringOf({
    'problem.yaml': 'name: P\ntype: scoring\n',
    'data/testdata.yaml': 'on_reject: continue\nrange: 0 100\ngrader_flags: ignore_sample\n',
    'data/sample/testdata.yaml': 'accept_score: 0\nrange: 0 0\n',
    'data/secret/testdata.yaml': 'grader_flags: first_error accept_if_any_accepted\n',
    'data/secret/a/testdata.yaml': 'on_reject: break\naccept_score: 40\nrange: 0 40\ngrader_flags: min\n',
    'data/secret/b/testdata.yaml': 'on_reject: break\naccept_score: 60\nrange: 0 +inf\ngrader_flags: min\n',
  });
  expect(full).toEqual({ '': 100, sample: 0, secret: 100, 'secret/a': 40, 'secret/b': 60 });
  expect(groups['']).toMatchObject({ aggregation: 'sum', onReject: 'continue', countsSamples: false });
  expect(groups.secret).toMatchObject({ verdictFrom: 'anyAccepted', onReject: 'continue', maxScore: null });
  expect(groups['secret/a']).toMatchObject({
    aggregation: 'min',
    onReject: 'break',
    acceptScore: 40,
    verdictFrom: 'worst',
  });
});

test('applies legacy flags without points, own flags replacing inherited ones', async () => {
  const { full, groups, report } = await scoringOf({
    'problem.yaml': 'name: P\ntype: scoring\n',
    'data/testdata.yaml': 'grader_flags: min first_error\n',
    'data/secret/b/testdata.yaml': 'grader_flags: sum\n',
  });
  expect(groups['secret/a']).toMatchObject({ aggregation: 'min', verdictFrom: 'first', acceptScore: 1 });
  expect(groups['secret/b']).toMatchObject({ aggregation: 'sum', verdictFrom: 'worst' });
  expect(full['']).toBe(1);
  expect(report).not.toContain('no group has points: the groups share 100 evenly');
});

test('scores dated groups all or nothing without sum or min, 100 in total', async () => {
  const { full, groups } = await scoringOf({
    'problem.yaml': 'problem_format_version: 2025-09\nname: P\ntype: scoring\n',
    'data/secret/a/test_group.yaml': 'max_score: 30\nscore_aggregation: sum\n',
    'data/secret/b/test_group.yaml': 'max_score: 70\nrequire_pass: sample\n',
  });
  expect(full).toEqual({ '': 100, sample: 0, secret: 100, 'secret/a': 30, 'secret/b': 70 });
  expect(groups['secret/a']).toMatchObject({ aggregation: 'sum', acceptScore: 15, onReject: 'continue' });
  expect(groups['secret/b']).toMatchObject({
    aggregation: 'min',
    acceptScore: 70,
    onReject: 'break',
    requires: ['sample'],
  });
});

test('divides the points evenly between groups without points', async () => {
  const { full, groups } = await scoringOf({ 'problem.yaml': 'name: P\ntype: scoring\n' });
  expect(full).toEqual({ '': 100, sample: 0, secret: 100, 'secret/a': 50, 'secret/b': 50 });
  expect(groups['secret/b']).toMatchObject({ aggregation: 'min', acceptScore: 50 });
});

test('sums secret cases without groups', async () => {
  const result = await readPackage(
    memoryTree({
      ...cases(['sample/1', 'secret/1', 'secret/2', 'secret/3', 'secret/4']),
      'problem.yaml': 'problem_format_version: 2025-09\nname: P\ntype: [scoring]\n',
    }),
    'flat',
  );
  if (!result.ok) throw new Error(result.message);
  expect(result.problem.scoring?.groups.find((group) => group.name === 'secret')).toMatchObject({
    aggregation: 'sum',
    acceptScore: 25,
    maxScore: 100,
  });
  expect(result.problem.testCases.map((one) => one.group)).toEqual(['sample', ...Array(4).fill('secret')]);
});

test('gives a problem without type scoring no groups', async () => {
  const result = await readPackage(
    memoryTree({
      ...cases(['sample/1', 'secret/1']),
      'problem.yaml': 'name: P\n',
      'data/secret/testdata.yaml': 'accept_score: 5\n',
    }),
    'x',
  );
  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(result.problem.scoring ?? result.problem.testCases[0]?.group).toBeUndefined();
});

test('points of groups count if problem.yaml is missing, and the report says so', async () => {
  const { full, report } = await scoringOf({
    'data/secret/a/testdata.yaml': 'accept_score: 40\nrange: 0 40\ngrader_flags: min\n',
    'data/secret/b/testdata.yaml': 'accept_score: 60\nrange: 0 60\ngrader_flags: min\n',
  });
  expect(full).toMatchObject({ 'secret/a': 40, 'secret/b': 60 });
  expect(report).toContain(
    'problem.yaml is missing: there is no validator and no arguments, and the points of the test groups count',
  );
});
