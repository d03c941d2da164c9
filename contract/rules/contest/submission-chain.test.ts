import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerText,
  type EntryJudgement,
  entryText,
  judgeEntry,
  type RunEntry,
  type RunFacts,
  recountEntry,
} from './submission-chain';

const minutes = 60_000;
const startedMs = Date.UTC(2030, 0, 1);
const facts: RunFacts = {
  startedMs,
  deadlineMs: startedMs + 60 * minutes,
  graceMs: 10 * minutes,
  deviceOffsetMs: 0,
  sequence: 3,
  previousHash: 'c3',
};
/** Written `minute` minutes after the start, by both device clocks. */
const written = (minute: number, more: Partial<RunEntry> = {}): RunEntry => ({
  sequence: 4,
  previousHash: 'c3',
  elapsedMs: minute * minutes,
  deviceTime: new Date(startedMs + minute * minutes).toISOString(),
  ...more,
});
const judge = (entry: RunEntry | undefined, receivedMinute: number, known: Partial<RunFacts> = {}) => {
  const result: EntryJudgement = judgeEntry(
    { ...facts, ...known },
    entry,
    startedMs + receivedMinute * minutes,
  );
  if (result.state === 'refused') return ['refused'];
  const minute = (result.writtenMs - startedMs) / minutes;
  return result.state === 'held' ? ['held', result.reason, minute] : [result.state, minute];
};

test('dates an immediate entry by its arrival, ignoring its claims', () => {
  expect(judge(undefined, 30)).toEqual(['counted', 30]);
  expect(
    judge(written(30, { previousHash: 'x', sequence: 9, deviceTime: '2001-01-01T00:00:00Z' }), 30.1),
  ).toEqual(['counted', 30.1]);
});

test('counts an offline entry from its written time if delivered in time', () => {
  expect(judge(written(30), 50)).toEqual(['counted', 30]);
});

test('marks an entry late within the grace time and refuses it later or if written after the end', () => {
  expect(judge(written(55), 69)).toEqual(['late', 55]);
  expect(judge(written(55), 71)).toEqual(['refused']);
  expect(judge(written(61), 65)).toEqual(['refused']);
  expect(judge(undefined, 61)).toEqual(['refused']);
  expect(judge(written(59.9), 60.1, { graceMs: 0 })).toEqual(['refused']);
});

test('never marks an entry late without a timer', () => {
  expect(judge(written(5000), 6000, { deadlineMs: null })).toEqual(['counted', 5000]);
});

test('holds an entry whose clocks disagree by more than 30 s, despite a wrong initial clock', () => {
  const setBack = written(30, { deviceTime: new Date(startedMs + 10 * minutes).toISOString() });
  expect(judge(setBack, 50)).toEqual(['held', 'timesDisagree', 30]);
  expect(judge(setBack, 50, { deviceOffsetMs: 20 * minutes })).toEqual(['counted', 30]);
  expect(judge(written(40), 20)).toEqual(['held', 'timesDisagree', 20]);
});

test('holds entries with a gap, a repeated number or a wrong previous hash', () => {
  for (const more of [{ sequence: 5 }, { sequence: 3 }, { previousHash: 'other' }]) {
    expect(judge(written(30, more), 50)).toEqual(['held', 'chainBroken', 30]);
  }
});

test('never dates an entry after its arrival or the deadline', () => {
  const minute = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(minute, minute, fc.boolean(), (writtenAt, receivedAt, isWhole) => {
      const entry = written(writtenAt, isWhole ? {} : { previousHash: 'x' });
      const rounded = { ...entry, elapsedMs: Math.round(entry.elapsedMs) };
      const receivedMs = startedMs + receivedAt * minutes;
      const result = judgeEntry(facts, rounded, receivedMs);
      if (result.state === 'refused') return;
      expect(result.writtenMs).toBeLessThanOrEqual(Math.min(receivedMs, facts.deadlineMs ?? 0));
      if (result.state === 'late')
        expect(receivedMs).toBeLessThanOrEqual((facts.deadlineMs ?? 0) + facts.graceMs);
    }),
  );
});

const what = { contestSlug: 'spring', problemID: 'P', language: 'PYTHON3', content: 'print(1)' };

test('changes the entry text with every field', () => {
  const text = entryText(written(1), what);
  const others = [
    ...[
      { sequence: 5 },
      { previousHash: 'x' },
      { elapsedMs: 60_001 },
      { deviceTime: '2030-01-01T00:01:01Z' },
    ].map((more) => entryText(written(1, more), what)),
    ...Object.keys(what).map((name) => entryText(written(1), { ...what, [name]: 'x' })),
  ];
  expect(new Set([text, ...others]).size).toBe(others.length + 1);
});

test('gives different entries different texts', () => {
  const fields = fc.tuple(fc.string(), fc.string(), fc.string(), fc.string());
  fc.assert(
    fc.property(fields, fields, (a, b) => {
      const textOf = ([contestSlug, problemID, language, content]: [string, string, string, string]) =>
        entryText(written(1), { contestSlug, problemID, language, content });
      expect(textOf(a) === textOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('gives an answer the same text in any order of blanks', () => {
  expect(answerText({ b: '2', a: '1' })).toBe(answerText({ a: '1', b: '2' }));
  expect(answerText('true')).not.toBe(answerText(true));
});

test('holds an entry that claims less time than the previous entry or contact', () => {
  expect(judge(written(30), 50, { lastElapsedMs: 31 * minutes })).toEqual(['held', 'timeWentBack', 30]);
  expect(judge(written(30), 50, { contactElapsedMs: 31 * minutes })).toEqual(['held', 'beforeContact', 30]);
  const honest = { lastElapsedMs: 30 * minutes, contactElapsedMs: 30 * minutes };
  expect(judge(written(30), 50, honest)).toEqual(['counted', 30]);
  // An immediate entry is dated by its arrival, whatever it claims.
  expect(judge(written(30), 30.1, { contactElapsedMs: 31 * minutes })).toEqual(['counted', 30.1]);
});

test('accepts an early commitment as evidence and holds an entry that differs from it', () => {
  const evidenceOf = (committedMinute: number, hash: string) => {
    const commitment = { hash: 'h', committedMs: startedMs + committedMinute * minutes };
    const result = judgeEntry({ ...facts, hash, commitment }, written(30), startedMs + 50 * minutes);
    return result.state === 'held' ? result.reason : result.state !== 'refused' && result.evidence;
  };
  expect(evidenceOf(30.5, 'h')).toBe('commitment');
  expect(evidenceOf(49, 'h')).toBe('device');
  expect(evidenceOf(30.5, 'other')).toBe('notAsCommitted');
});

test('Offline 8 holds an entry written after a clock change and hashes the mark', () => {
  const doubtful = written(30, { clockSetBack: true });
  expect(judge(doubtful, 50)).toEqual(['held', 'clockSetBack', 30]);
  expect(entryText(doubtful, what)).not.toBe(entryText(written(30), what));
  expect(entryText({ ...written(30), clockSetBack: false }, what)).toBe(entryText(written(30), what));
});

test('recounts an entry after a clock change as on arrival, in both directions', () => {
  const entry = { claimedMs: 30 * minutes, receivedMs: 45 * minutes, graceMs: 10 * minutes };
  const at = (deadline: number | null) =>
    recountEntry({ ...entry, deadlineMs: deadline === null ? null : deadline * minutes });
  expect([at(50), at(40), at(34), at(29), at(null)]).toEqual([
    'counted',
    'late',
    'refused',
    'refused',
    'counted',
  ]);
  expect(recountEntry({ ...entry, claimedMs: null, deadlineMs: 40 * minutes })).toBe('refused');
});
