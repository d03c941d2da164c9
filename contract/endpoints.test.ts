import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from './endpoints';
import { describeError, errorCodes } from './errors';
import { allPayloads } from './fixtures/all-payloads';
import { defaultLanguage, difficulties, languages, minimumAgeYears, problemTypes } from './limits';

const table = Object.entries(endpoints) as [string, Endpoint][];

test.each(allPayloads)('$call: $title', ({ call, body, faultAt }) => {
  const schema = (endpoints[call] as Endpoint).body;
  const result = schema?.safeParse(body);
  if (faultAt === undefined) expect(result?.error?.issues ?? []).toEqual([]);
  else expect(result?.error?.issues[0]?.path.join('.')).toBe(faultAt);
});

test('gives each call its own method and path', () => {
  const keys = table.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('lists the key errors for every queued call', () => {
  for (const [name, { offline, errors }] of table) {
    if (offline === 'queued') {
      expect(errors, name).toEqual(expect.arrayContaining(['KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS']));
    }
  }
});

test('describes exactly the path parameters', () => {
  for (const [name, { path, params }] of table) {
    const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const described = params ? Object.keys((params as unknown as { shape: object }).shape) : [];
    expect(described, name).toEqual(inPath);
  }
});

test('gives every error a valid status, a heading and a message', () => {
  for (const code of errorCodes) {
    const { status, error, message } = describeError(code);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(error.length).toBeGreaterThan(3);
    expect(message).toMatch(/\.$/);
  }
});

test('ENT-9 LIM-13 gives a test case without limits 1 s and 256 MB', () => {
  const body = endpoints.problemCreate.body.parse({
    title: 'T',
    description: 'D',
    difficulty: 'easy',
    testCases: [{ input: '1', output: '1' }],
  });
  expect(body).toMatchObject({
    testCases: [{ timeLimit: 1, memoryLimit: 256, weight: 1, sample: false }],
  });
});

test('PWIZ-12 trims and lower-cases tags', () => {
  const body = endpoints.problemCreate.body.parse({
    title: 'T',
    description: 'D',
    difficulty: 'hard',
    tags: ['  Graphs '],
    testCases: [{ input: '1', output: '1' }],
  });
  expect(body.tags).toEqual(['graphs']);
});

test('EXP-9 LIM-4 returns 5 problems per page by default', () => {
  expect(endpoints.problemList.body.parse({})).toMatchObject({ perPage: 5, sort: 'title', direction: 'asc' });
});

test('LIM-6 LIM-16 Python 3 is the default of four languages, and users are at least 13', () => {
  expect(languages).toEqual(['PYTHON3', 'JAVA8', 'CPP17', 'JAVASCRIPT_NODE']);
  expect([defaultLanguage, minimumAgeYears]).toEqual(['PYTHON3', 13]);
});

test('LIM-17 accepts seven problem types and three difficulties', () => {
  expect([...problemTypes].sort()).toEqual([
    'code',
    'debug',
    'fill-in-the-blank',
    'multiple-answer',
    'multiple-choice',
    'ordering',
    'true-false',
  ]);
  expect(difficulties).toEqual(['easy', 'medium', 'hard']);
  const { body } = endpoints.problemCreate;
  const faultsOf = (part: object) =>
    body
      .safeParse(part)
      .error?.issues.map(({ path }) => path[0])
      .filter((name) => name === 'type' || name === 'difficulty');
  for (const type of problemTypes)
    for (const difficulty of difficulties) expect(faultsOf({ type, difficulty }), type).toEqual([]);
  expect(faultsOf({ type: 'essay', difficulty: 'easy' })).toContain('type');
  for (const type of problemTypes)
    expect(faultsOf({ type, difficulty: 'brutal' }), type).toEqual(['difficulty']);
});
