import { expect, test } from 'vitest';
import type { RunRequest } from './protocol';
import { RunCollector } from './run-collector';

const request: RunRequest = {
  language: 'PYTHON3',
  code: '',
  stdin: '',
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  outputLimitBytes: 10,
};
const bytes = (text: string) => new TextEncoder().encode(text);

test('keeps a character that is split between two chunks', () => {
  const collector = new RunCollector(request);
  const [first, ...rest] = bytes('é');
  collector.add('stdout', Uint8Array.of(first ?? 0));
  collector.add('stdout', Uint8Array.from(rest));
  expect(collector.finish({ outcome: 'ok', exitCode: 0, timeMs: 1, memoryBytes: 2 })).toEqual({
    outcome: 'ok',
    exitCode: 0,
    timeMs: 1,
    memoryBytes: 2,
    stdout: 'é',
    stderr: '',
  });
});

test('a killed program keeps its output so far', () => {
  const collector = new RunCollector(request);
  collector.add('stderr', bytes('so far'));
  expect(collector.stopped('timeLimit', 1300)).toMatchObject({
    outcome: 'timeLimit',
    stderr: 'so far',
    exitCode: null,
    memoryBytes: null,
  });
});

test('a program killed for too much output has reached the output limit', () => {
  const collector = new RunCollector(request);
  collector.add('stdout', bytes('0123456789'));
  expect(collector.stopped('timeLimit', 1300).outcome).toBe('outputLimit');
  expect(collector.stopped('cancelled', 1300).outcome).toBe('cancelled');
});

test('a restarted program begins without output', () => {
  const collector = new RunCollector(request);
  collector.add('stdout', bytes('first try'));
  collector.forget();
  collector.add('stdout', bytes('second'));
  expect(collector.stopped('cancelled', 1).stdout).toBe('second');
});
