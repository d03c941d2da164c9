import { expect, test } from 'vitest';
import { type Answer, comparableOutput, differences } from './answer';
import { conformanceLanguages, conformancePrograms, firstOfEachGroup } from './conformance-programs';
import { findRecorded, makeRecording } from './recording';

const program = { name: 'output: many lines', code: 'print(1)\n', stdin: '' };
const answer = (stdout: string): Answer => ({ stdout, ending: 'ok', exitCode: 0, stderr: 'noise' });

test('a recording has the answer of a program until its code or its input changes', () => {
  const recording = makeRecording('Python 3.99.0', [program], new Map([[program.name, answer('1\n')]]));
  expect(findRecorded(recording, program)).toEqual({ ...answer('1\n'), stderr: '' });
  expect(findRecorded(recording, { ...program, code: 'print(2)\n' })).toBeUndefined();
  expect(findRecorded(recording, { ...program, stdin: '2' })).toBeUndefined();
  expect(findRecorded(recording, { ...program, name: 'output: another' })).toBeUndefined();
});

test('a long output is recorded by its hash and still differs from another one of the same length', () => {
  const long = 'x'.repeat(100_000);
  const recording = makeRecording('Python 3.99.0', [program], new Map([[program.name, answer(`${long}1`)]]));
  expect(JSON.stringify(recording).length).toBeLessThan(1000);
  const recorded = new Map([[program.name, findRecorded(recording, program) as Answer]]);
  expect(differences(recorded, new Map([[program.name, answer(`${long}1`)]]))).toEqual([]);
  expect(differences(recorded, new Map([[program.name, answer(`${long}2`)]]))).toHaveLength(1);
  expect(comparableOutput(comparableOutput(long))).toBe(comparableOutput(long));
});

test.each(conformanceLanguages)('the short test of %s takes programs of each group', (language) => {
  const all = conformancePrograms(language);
  const groups = (programs: typeof all) => [...new Set(programs.map(({ name }) => name.split(':')[0]))];
  const short = firstOfEachGroup(all, 2);
  expect(groups(short)).toEqual(groups(all));
  expect(short).toHaveLength(2 * groups(all).length);
});
