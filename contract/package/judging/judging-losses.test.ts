import { expect, test } from 'vitest';
import { current, read } from '../example-package';

const scoring = 'type: scoring\nlimits: {time_limit: 1}\n';
const passFail = 'name: Piers\nlimits: {time_limit: 1}\n';
const own = (text: string) => ({ 'data/secret/testdata.yaml': text });

test.each<[string, string, Record<string, string>, string | RegExp]>([
  [
    'an own grader',
    scoring,
    { ...own('grading: custom\n'), 'graders/g.py': '' },
    /^graders\/g\.py: its own grader/,
  ],
  ['an own grader without files', scoring, own('grading: custom\n'), /^data\/secret: its own grader/],
  ['a static validator', passFail, { 'static_validator/look.py': '' }, /no program’s source code is checked/],
  ['a grader flag', scoring, own('grader_flags: min strange\n'), 'grader flag not imported: strange'],
  ['a way to reject', scoring, own('on_reject: worst\n'), 'data/secret: not imported: on_reject: worst'],
  [
    'a score aggregation',
    scoring,
    { 'data/secret/test_group.yaml': 'score_aggregation: median\n' },
    'data/secret: not imported: score_aggregation: median',
  ],
  [
    'a required group that is missing',
    scoring,
    { 'data/secret/test_group.yaml': 'require_pass: [secret/small]\n' },
    'data/secret: require_pass: there is no group secret/small',
  ],
  [
    'a lenient group of a problem without points',
    passFail,
    own('grader_flags: accept_if_any_accepted\n'),
    'grader flag not imported: accept_if_any_accepted: all test cases must pass',
  ],
  [
    'arguments of one test case',
    passFail,
    { 'data/secret/2.yaml': 'output_validator_args: [float_tolerance, "7"]\n' },
    'output validator arguments not imported: float_tolerance 7',
  ],
  ['a missing time limit', 'name: Piers\n', {}, 'there is no time limit: 2 s are assumed'],
  [
    'a larger memory limit',
    `${passFail}`.replace('1}', '1, memory: 4096}'),
    {},
    'memory limit (MiB) 4096 becomes 2048',
  ],
  ['a longer time limit', 'limits: {time_limit: 900}\n', {}, 'time limit (s) 900 becomes 300'],
  [
    'a build script of the validator',
    `${passFail}validation: custom\n`,
    { 'output_validators/v/build': '#!/bin/sh\n', 'output_validators/v/v.py': 'raise SystemExit(42)\n' },
    /build is ignored/,
  ],
])('asks for consent before it loses what decides verdicts: %s', async (_, settings, files, line) => {
  const result = await read({ ...current, 'problem.yaml': settings, ...files });
  const expected = typeof line === 'string' ? line : expect.stringMatching(line);
  expect(result.ok && result.losses).toContainEqual(expected);
});

test('refuses groups whose programs have arguments', async () => {
  const result = await read({ ...current, 'data/secret/test_group.yaml': 'args: [--fast]\n' });
  expect(result).toMatchObject({ ok: false, file: 'data/secret', unsupported: true });
});

test('of two equal keys the last one counts, as in the format’s own tools', async () => {
  const files = own('on_reject: break\naccept_score: 1\non_reject: continue\n');
  const result = await read({ ...current, 'problem.yaml': scoring, ...files });
  const secret = result.ok && result.problem.scoring?.groups.find(({ name }) => name === 'secret');
  expect(secret).toMatchObject({ onReject: 'continue' });
});

test('an import without losses needs no consent', async () => {
  const settings = 'name: Piers\nlimits: {time_limit: 0.05, memory: 64}\n';
  const result = await read({ ...current, 'problem.yaml': settings });
  expect(result).toMatchObject({ ok: true, losses: [] });
  expect(result.ok && result.assumed).toContain('time limit (s) 0.05 becomes 0.1');
});
