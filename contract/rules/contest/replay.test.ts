import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReplayEntry } from '../../entities/contest/contest-results';
import { beginResolver, boardAt, boardOf, type ReplayRow, type ResolverState, resolveStep } from './replay';

const minuteMs = 60_000;
const freezeMs = 4_000_000;
const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const people = names.map((name) => ({ username: name.toLowerCase(), displayName: name }));
const course = (entries: readonly ReplayEntry[], scoring: 'points' | 'icpc' = 'icpc') => ({
  people,
  problems: [{}, {}],
  scoring,
  penaltyMinutes: 20,
  entries: [...entries],
});
const entry = (person: number, problem: number, minute: number, score: number | null, isLate = false) => ({
  person,
  problem,
  score,
  timeMs: minute * minuteMs,
  isAttempt: true,
  ...(isLate && { isLate }),
});
const order = (rows: readonly ReplayRow[]) => rows.map(({ person, rank }) => `${rank} ${names[person]}`);

const entries = [
  entry(0, 0, 10, 100),
  entry(1, 0, 5, 0),
  entry(1, 0, 20, 100),
  entry(1, 1, 50, 100, true),
  entry(2, 1, 55, 0, true),
];

test('the board of a past moment contains only what was submitted until then', () => {
  expect(order(boardAt(course(entries), 15 * minuteMs))).toEqual(['1 Ada', '2 Ben', '2 Cleo', '2 Dan']);
  expect(order(boardAt(course(entries), 60 * minuteMs))).toEqual(['1 Ben', '2 Ada', '3 Cleo', '3 Dan']);
  const [first] = boardAt(course(entries), 20 * minuteMs).slice(1);
  expect(first?.standing).toMatchObject({ totalScore: 1, penaltyMs: 40 * minuteMs });
});

test('the first to solve a problem is marked, and hidden results are pending', () => {
  const rows = boardOf(course(entries), ({ isLate }) => !isLate);
  const cells = (person: number) => rows.find((row) => row.person === person)?.cells;
  expect(cells(0)?.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(cells(1)?.map(({ score, pending }) => [score, pending])).toEqual([
    [100, 0],
    [0, 1],
  ]);
});

function steps(state: ResolverState, replay: Parameters<typeof resolveStep>[0]): ResolverState[] {
  const states = [state];
  while (!states.at(-1)?.isDone) states.push(resolveStep(replay, states.at(-1) as ResolverState));
  return states;
}

test('the resolver goes up from the last row, and reveals one problem at each step', () => {
  const replay = course(entries);
  const states = steps(beginResolver(replay), replay);
  expect(states.map(({ rows, place, next }) => [names[rows[place]?.person ?? -1], next?.problem])).toEqual([
    ['Dan', undefined],
    ['Cleo', 1],
    ['Cleo', undefined],
    ['Ben', 1],
    ['Ada', undefined],
    ['Ben', undefined],
    [undefined, undefined],
  ]);
});

test('rows below the focus never move again, and the end is the whole result', () => {
  const arbitrary = fc.record({
    person: fc.nat(3),
    problem: fc.nat(1),
    timeMs: fc.integer({ min: 0, max: 6_000_000 }),
    score: fc.constantFrom(0, 40, 100),
    isAttempt: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 30 }), fc.constantFrom('points', 'icpc'), (all, scoring) => {
      const late = all.map((one) => ({ ...one, isLate: one.timeMs >= freezeMs }));
      const replay = course(late, scoring as 'icpc');
      const states = steps(beginResolver(replay), replay);
      for (const [at, { rows, place }] of states.entries()) {
        const before = states[at - 1];
        const final = (list: readonly ReplayRow[]) =>
          list
            .slice((before?.place ?? list.length) + 1)
            .map(({ person, standing }) => ({ person, standing }));
        if (before) expect(final(rows)).toEqual(final(before.rows));
        expect(place).toBeGreaterThanOrEqual(-1);
      }
      expect(states.at(-1)?.rows).toEqual(boardOf(replay));
    }),
  );
});
