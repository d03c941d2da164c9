import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contestDefaultDays, contestLimits, proctorReturnMs } from '../../limits';
import { compareStandings, problemResult, standingOf } from './contest-score';
import { minuteOf, validateContest, validateSchedule } from './contest-validity';
import { judgeEmail } from './eligibility';
import { drawQuestions } from './question-draw';

test('LIM-9 LIM-10 LIM-11 defines the contest limits', () => {
  expect(proctorReturnMs).toBe(15_000);
  expect(contestDefaultDays).toEqual({ start: 5, end: 6 });
  expect(contestLimits).toMatchObject({ durationMinutesMin: 1, warningsMax: 5, shownNameLengthMax: 30 });
  expect(minuteOf(Date.parse('2030-01-01T10:00:59.999Z'))).toBe(Date.parse('2030-01-01T10:00:00Z'));
});

const rule = {
  emailRestriction: 'all',
  emailDomains: ['Example.org'],
  allowedEmails: ['Ada@x.org'],
} as const;

test('CDET-27 compares domains ignoring case; a subdomain is a different domain', () => {
  const byDomain = { ...rule, emailRestriction: 'domain' } as const;
  expect(judgeEmail(byDomain, 'ada@EXAMPLE.org')).toEqual({ allowed: true });
  for (const email of ['ada@sub.example.org', 'example.org@x.org', 'ada@example.org.evil.net']) {
    expect(judgeEmail(byDomain, email)).toEqual({ allowed: false, reason: 'domain' });
  }
});

test('CDET-28 compares emails ignoring case; allows all without a restriction', () => {
  const byList = { ...rule, emailRestriction: 'emails' } as const;
  expect(judgeEmail(byList, 'ada@X.org')).toEqual({ allowed: true });
  expect(judgeEmail(byList, 'ada@example.org')).toEqual({ allowed: false, reason: 'emails' });
  expect(judgeEmail(rule, 'whoever')).toEqual({ allowed: true });
});

const list = ['a', 'b', 'c', 'd', 'e', 'f'];

test('CWIZ-23 D-32 draws all problems in order, or a stable subset of the right size', () => {
  const all = { maxQuestions: 6, randomizeQuestions: false };
  expect(drawQuestions(list, all, 'spring', 'ada')).toEqual(list);
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
      (user, maxQuestions, randomizeQuestions) => {
        const draw = () => drawQuestions(list, { maxQuestions, randomizeQuestions }, 'spring', user);
        expect(draw()).toEqual(draw());
        expect(new Set(draw()).size).toBe(Math.min(6, maxQuestions));
        if (!randomizeQuestions) expect(draw()).toEqual([...draw()].sort());
      },
    ),
  );
});

test('D-32 draws each problem and position about equally often', () => {
  const first = new Map<string, number>();
  const chosen = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (let user = 0; user < 6000; user += 1) {
    const drawn = drawQuestions(
      list,
      { maxQuestions: 3, randomizeQuestions: true },
      'spring',
      `user-${user}`,
    );
    for (const problem of drawn) count(chosen, problem);
    count(first, drawn[0] ?? '');
  }
  for (const problem of list) {
    expect(Math.abs((chosen.get(problem) ?? 0) - 3000)).toBeLessThan(300);
    expect(Math.abs((first.get(problem) ?? 0) - 1000)).toBeLessThan(200);
  }
});

const entry = (score: number, timeMs: number, isAttempt = true) => ({ score, timeMs, isAttempt });

test('D-31 finds the best score, its first time and the attempts', () => {
  const entries = [
    entry(50, 10),
    entry(0, 5),
    entry(100, 30),
    entry(100, 60),
    entry(0, 20, false),
    entry(20, 90),
  ];
  expect(problemResult(entries)).toEqual({ score: 100, reachedMs: 30, attempts: 3 });
  expect(problemResult([entry(0, 5), entry(0, 7, false)])).toEqual({ score: 0, reachedMs: 0, attempts: 1 });
  expect(problemResult([])).toEqual({ score: 0, reachedMs: 0, attempts: 0 });
});

test('D-31 ranks by points, earlier last improvement, fewer attempts', () => {
  const standings = [
    { totalScore: 100, penaltyMs: 0, lastImprovementMs: 5, attempts: 2 },
    { totalScore: 100, penaltyMs: 0, lastImprovementMs: 5, attempts: 1 },
    { totalScore: 100, penaltyMs: 0, lastImprovementMs: 4, attempts: 9 },
    { totalScore: 200, penaltyMs: 0, lastImprovementMs: 99, attempts: 9 },
  ];
  expect([...standings].sort(compareStandings)).toEqual([...standings].reverse());
  const level = { totalScore: 100, penaltyMs: 0, lastImprovementMs: 5, attempts: 2 };
  expect(compareStandings(level, { ...level })).toBe(0);
});

test('D-31 sums scores independent of order', () => {
  const score = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(score, { maxLength: 30 }), (scores) => {
      const total = (list: number[]) =>
        standingOf(list.map((one) => ({ score: one, reachedMs: 1, attempts: 1 }))).totalScore;
      expect(total([...scores].reverse())).toBe(total(scores));
    }),
  );
});

const plan = {
  openContestImmediately: false,
  startTime: '2030-01-01T10:00:00Z',
  openContestForever: false,
  endTime: '2030-01-01T12:00:00Z',
  timedContest: false,
  problems: ['A'],
  passwordProtected: false,
  emailRestriction: 'all',
  allowedEmails: [],
  emailDomains: [],
};
const paths = (complaints: { path: string }[]) => complaints.map(({ path }) => path);

test('D-41 requires the end after the start and accepts the current minute', () => {
  expect(validateContest(plan)).toEqual([]);
  expect(paths(validateContest({ ...plan, endTime: plan.startTime }))).toEqual(['endTime']);
  expect(paths(validateSchedule(plan, Date.parse('2030-01-01T10:00:59Z')))).toEqual([]);
  expect(paths(validateSchedule(plan, Date.parse('2030-01-01T10:01:00Z')))).toEqual(['startTime']);
  expect(
    paths(validateSchedule({ ...plan, openContestImmediately: true }, Date.parse('2030-01-02T00:00:00Z'))),
  ).toEqual(['endTime']);
});
