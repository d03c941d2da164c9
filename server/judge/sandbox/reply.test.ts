import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReplyReader } from './reply';
import type { RunOutcome } from './types';

function answer(stdout: string, stderr: string): Buffer {
  const header = {
    ok: true,
    exitCode: 0,
    signal: 0,
    killedBy: null,
    oomKills: 0,
    cpuUs: 1500,
    wallUs: 2500,
    peakBytes: 4096,
    writtenBytes: 2,
    stdoutBytes: Buffer.byteLength(stdout),
    stderrBytes: Buffer.byteLength(stderr),
  };
  return Buffer.from(`${JSON.stringify(header)}\n${stdout}${stderr}`);
}

function readIn(chunks: Buffer[]): RunOutcome[] {
  const outcomes: RunOutcome[] = [];
  const read = createReplyReader((outcome) => outcomes.push(outcome));
  for (const chunk of chunks) read(chunk);
  return outcomes;
}

test('answers are complete however the pipe splits them', () => {
  const texts = fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 50 }), (answers, size) => {
      const all = Buffer.concat(answers.map(([out, err]) => answer(out, err)));
      const chunks: Buffer[] = [];
      for (let at = 0; at < all.length; at += size) chunks.push(all.subarray(at, at + size));
      const outcomes = readIn(chunks);
      const read = outcomes.map((outcome) =>
        outcome.ok
          ? [Buffer.from(outcome.stdout).toString(), Buffer.from(outcome.stderr).toString()]
          : outcome,
      );
      expect(read).toEqual(
        answers.map(([out, err]) => [Buffer.from(out).toString(), Buffer.from(err).toString()]),
      );
    }),
  );
});

test('times are in milliseconds, and a report has an exit code or a signal', () => {
  const [exited] = readIn([answer('', '')]);
  expect(exited).toMatchObject({ exitCode: 0, signal: null, cpuMs: 1.5, wallMs: 2.5, outOfMemory: false });
  const killed = answer('', '')
    .toString()
    .replace('"signal":0', '"signal":9')
    .replace('"oomKills":0', '"oomKills":1');
  expect(readIn([Buffer.from(killed)])[0]).toMatchObject({ exitCode: null, signal: 9, outOfMemory: true });
});

test('a fault names its stage', () => {
  const text = '{"ok":false,"stage":"bind","errno":2,"stdoutBytes":0,"stderrBytes":0}\n';
  expect(readIn([Buffer.from(text)])).toEqual([
    { ok: false, stage: 'bind', message: "the sandbox failed at 'bind' (errno 2)" },
  ]);
});
