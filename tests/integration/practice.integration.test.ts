import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { Badge } from '../../contract/entities/badge';
import type { OwnSubmissionsPage, Profile } from '../../contract/entities/profile';
import { listOwnSubmissions } from '../../server/modules/users/profile/own-submissions';
import { readProfile } from '../../server/modules/users/profile/public-profile';
import { openDatabase } from '../../server/platform/database/open';
import { deepTest, test } from '../support/lanes';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { type Explained, nodesOf } from '../support/query-plans';
import { recordStatements } from '../support/statements';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from './client';

const { databaseUrl, server } = await startSite();
let setter: Person;
const questions: string[] = [];

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  const difficulties = ['easy', 'medium', 'hard'];
  for (let i = 0; i < 12; i += 1) {
    const more = { id: `Q${i}`, difficulty: difficulties[i % 3] };
    questions.push(await createQuestion(server.url, setter, more));
  }
});

const give = (person: Person, problemID: string, answer = 'option_1', key: string = randomUUID()) =>
  request(`${server.url}/api/answers/submit`, { problemID, answer, type: 'problem' }, { ...person, key });
const profileOf = async ({ username }: Person) =>
  (await request<{ profile: Profile }>(`${server.url}/api/users/${username}`)).body.profile;
const badgesOf = async (person: Person) => (await profileOf(person)).badges.map(({ name }) => name);
const badge = async (name: string) =>
  (await request<{ badge: Badge }>(`${server.url}/api/badges/${name}`)).body.badge;
const today = () => new Date().toISOString().slice(0, 10);
/** Adds practice on each of these past days (days ago). */
const practised = (person: Person, from: number, to: number) =>
  query(
    databaseUrl,
    `insert into practice_days select $1, (now() at time zone 'UTC')::date - ago, 1 from generate_series($2::int, $3::int) ago
      on conflict do nothing`,
    [person.uid, from, to],
  );

test('D-34 PROF-3 gives Beginner at sign-up and Setter with the first public problem, each once', async () => {
  expect(await badgesOf(setter)).toEqual(['beginner', 'setter']);
  const other = await signUpPerson(server.url, 'other.setter');
  await createProblem(server.url, other, { id: 'HIDDEN', public: false });
  expect(await badgesOf(other)).toEqual(['beginner']);
  expect(await badge('Setter')).toMatchObject({
    name: 'setter',
    title: 'Setter',
    count: 1,
    lately: [{ username: 'setter', displayName: 'setter' }],
  });
  expect((await request(`${server.url}/api/badges/medal`)).body).toMatchObject({
    errorCode: 'BADGE_NOT_FOUND',
  });
});

test('D-34 gives Solver 10 once with the tenth problem, even when twelve are solved at once; repeats count only for the day', async () => {
  const person = await signUpPerson(server.url, 'solver');
  const nine = questions.slice(0, 9);
  await Promise.all(nine.map((id) => give(person, id)));
  await give(person, questions[0] ?? '');
  await give(person, questions[9] ?? '', 'option_0');
  expect(await badgesOf(person)).toEqual(['beginner']);
  expect(await profileOf(person)).toMatchObject({
    solved: { easy: 3, medium: 3, hard: 3, total: 9 },
    activity: [{ day: today(), count: 10 }],
    streak: { current: 1, longest: 1 },
  });
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => give(person, questions[9] ?? '', 'option_1', key)));
  expect(await badgesOf(person)).toEqual(['beginner', 'solver-10']);
  expect(await profileOf(person)).toMatchObject({ solved: { total: 10 }, activity: [{ count: 11 }] });

  const hasty = await signUpPerson(server.url, 'hasty');
  await Promise.all(questions.map((id) => give(hasty, id)));
  expect((await badgesOf(hasty)).sort()).toEqual(['beginner', 'solver-10']);
  expect((await badge('solver-10')).count).toBe(2);
});

test('the user’s own problems and work without an account do not count; work before the account record does', async () => {
  await Promise.all(questions.map((id) => give(setter, id)));
  expect(await profileOf(setter)).toMatchObject({ solved: { total: 0 }, activity: [] });
  const late = await signUpPerson(server.url, 'late.record', { record: false });
  await Promise.all(questions.map((id) => give(late, id)));
  const { uid, email, username } = late;
  await request(`${server.url}/api/users/signup_email`, { uid, email, username, displayName: 'Late' }, late);
  expect((await badgesOf(late)).sort()).toEqual(['beginner', 'solver-10']);
});

test('D-5 D-34 streaks are consecutive days in UTC: the current one may have ended yesterday, and a gap starts a new one', async () => {
  const [kept, broken, month] = [
    await signUpPerson(server.url, 'streak.kept'),
    await signUpPerson(server.url, 'streak.broken'),
    await signUpPerson(server.url, 'streak.month'),
  ];
  await practised(kept, 1, 6);
  expect(await profileOf(kept)).toMatchObject({ streak: { current: 6, longest: 6 } });
  await give(kept, questions[0] ?? '');
  expect(await profileOf(kept)).toMatchObject({ streak: { current: 7, longest: 7 } });
  expect(await badgesOf(kept)).toEqual(['beginner', 'streak-7']);

  await practised(broken, 2, 6);
  expect(await profileOf(broken)).toMatchObject({ streak: { current: 0, longest: 5 } });
  await give(broken, questions[0] ?? '');
  expect(await profileOf(broken)).toMatchObject({ streak: { current: 1, longest: 5 } });

  await practised(month, 1, 29);
  await practised(month, 380, 400);
  await give(month, questions[0] ?? '');
  expect((await badgesOf(month)).sort()).toEqual(['beginner', 'streak-30', 'streak-7']);
  const { activity } = await profileOf(month);
  expect(activity).toHaveLength(30);
  expect(activity.at(-1)).toEqual({ day: today(), count: 1 });
});

test('lists the user’s own work newest first, page by page, each item once', async () => {
  const person = await signUpPerson(server.url, 'worker');
  const code = await createProblem(server.url, setter, { id: 'SUM' });
  for (let i = 0; i < 3; i += 1) {
    await give(person, questions[i] ?? '', i === 1 ? 'option_0' : 'option_1');
    await submitCode(server.url, code, {}, person);
  }
  await give(setter, questions[0] ?? '');
  const page = async (body: object) =>
    (await request<OwnSubmissionsPage>(`${server.url}/api/users/submissions`, body, person)).body;
  const seen: OwnSubmissionsPage['submissions'] = [];
  let before: string | undefined;
  do {
    const { submissions, next } = await page({ limit: 2, before });
    expect(submissions.length).toBeLessThanOrEqual(2);
    seen.push(...submissions);
    before = next ?? undefined;
  } while (before);
  expect(seen.map(({ kind, verdict = '-' }) => `${kind} ${verdict}`)).toEqual([
    'code -',
    'answer AC',
    'code -',
    'answer WA',
    'code -',
    'answer AC',
  ]);
  expect(new Set(seen.map(({ submissionID }) => submissionID)).size).toBe(6);
  expect(seen[0]).toMatchObject({ problemID: 'SUM', title: 'Sum', language: 'PYTHON3', status: 'queued' });
  expect(seen[0]).not.toHaveProperty('code');
  const ofOne = await page({ problemID: 'sum', withCode: true });
  expect(ofOne.submissions).toHaveLength(3);
  expect(ofOne.submissions[0]?.code).toContain('print');
  expect(await page({ before: 'bm9uc2Vuc2U' })).toMatchObject({ errorCode: 'VALIDATION' });
});

deepTest(
  'profile and pages of a user with 100,000 submissions are read by index, a few rows each',
  async () => {
    const person = await signUpPerson(server.url, 'diligent');
    await query(
      databaseUrl,
      `insert into submissions (id, uid, problem_pk, problem_version, language, code, type, received_time, status, verdict)
      select gen_random_uuid(), $1, (select pk from problems where id = 'Q0'), 1, 'PYTHON3', 'x', 'problem',
        now() - n * interval '5 minutes', 'done', 'AC' from generate_series(1, 100000) n`,
      [person.uid],
    );
    await practised(person, 0, 347);
    await query(databaseUrl, 'analyze');
    const db = openDatabase(databaseUrl, () => {});
    const statements = recordStatements(db);
    const profile = await readProfile(db, 'diligent');
    expect(profile?.streak).toEqual({ current: 348, longest: 348 });
    const first = await listOwnSubmissions(db, person.uid, { limit: 20, withCode: false });
    const more = { limit: 20, withCode: false, before: first.next || undefined };
    expect((await listOwnSubmissions(db, person.uid, more)).submissions).toHaveLength(20);
    await db.destroy();
    expect(statements.length).toBeGreaterThanOrEqual(6);
    for (const { sql, parameters } of statements) {
      const explain = `explain (analyze, format json) ${sql}`;
      const nodes = nodesOf(await query<Explained>(databaseUrl, explain, [...parameters]));
      expect(Math.max(...nodes.map((node) => node['Actual Rows'])), sql).toBeLessThan(1000);
      const scanned = nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name']);
      expect(scanned, sql).not.toContain('submissions');
    }
  },
);
