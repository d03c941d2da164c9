import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import { refreshProblemCounts } from '../../../server/modules/problems/refresh-counts';
import { openDatabase } from '../../../server/platform/database/open';
import { deleteExpiredRows } from '../../../server/platform/housekeeping';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../client';

const { databaseUrl, server } = await startSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
  await createProblem(server.url, ada, { id: 'SUM' });
  await createProblem(server.url, ada, { id: 'OWN', public: false });
  await createQuestion(server.url, ada, { id: 'CHOICE' });
});

const statistics = (id: string, token?: string) =>
  request(`${server.url}/api/problem/statistics/${id}`, undefined, { token });

test('D-16 a problem without attempts has zeros', async () => {
  expect(await statistics('sum')).toMatchObject({
    status: 200,
    body: { problemID: 'SUM', tries: 0, accepted: 0, triers: 0, solvers: 0, languages: [] },
  });
});

test('D-16 counts attempts, users and languages once judged; an internal fault counts for nobody', async () => {
  const handIn = async (verdict: string | null, language: string, person?: Person) => {
    const id = await submitCode(server.url, 'SUM', { language }, { token: person?.token });
    await query(databaseUrl, 'update submissions set verdict = $2 where id = $1', [id, verdict]);
  };
  await handIn('WA', 'PYTHON3', bob);
  await handIn('AC', 'PYTHON3', bob);
  await handIn('AC', 'PYTHON3', bob);
  await handIn('CE', 'CPP17', ada);
  await handIn('AC', 'CPP17');
  await handIn('JE', 'JAVA8', ada);
  await handIn(null, 'JAVA8', ada);
  expect((await statistics('SUM')).body).toEqual({
    problemID: 'SUM',
    tries: 5,
    accepted: 3,
    triers: 2,
    solvers: 1,
    languages: [
      { language: 'PYTHON3', tries: 3, accepted: 2 },
      { language: 'CPP17', tries: 2, accepted: 1 },
    ],
  });
});

test('D-16 counts the answers of a question', async () => {
  for (const answer of ['option_0', 'option_1']) {
    const { status } = await request(
      `${server.url}/api/answers/submit`,
      { problemID: 'CHOICE', answer, type: 'problem' },
      { token: bob.token, key: randomUUID() },
    );
    expect(status).toBe(200);
  }
  expect((await statistics('CHOICE')).body).toMatchObject({
    tries: 2,
    accepted: 1,
    triers: 1,
    solvers: 1,
    languages: [],
  });
});

test('ROLE-12 only its creator gets statistics of a private problem', async () => {
  expect(await statistics('OWN')).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
  expect((await statistics('OWN', bob.token)).status).toBe(404);
  expect((await statistics('OWN', ada.token)).status).toBe(200);
});

test('D-16 counts follow a new judgement, a merge of their rows and a deleted account', async () => {
  const cleo = await signUpPerson(server.url, 'cleo.n');
  await createProblem(server.url, ada, { id: 'COUNTED' });
  const ids: string[] = [];
  for (const person of [cleo, cleo, bob]) {
    ids.push(await submitCode(server.url, 'COUNTED', {}, { token: person.token }));
  }
  const judge = (verdict: string, some: string[]) =>
    query(databaseUrl, 'update submissions set verdict = $2 where id = any($1)', [some, verdict]);
  const counts = async () => {
    const { tries, accepted, triers, solvers } = (await statistics('COUNTED')).body;
    return [tries, accepted, triers, solvers];
  };
  await judge('AC', ids);
  expect(await counts()).toEqual([3, 3, 2, 2]);
  await judge('WA', ids.slice(0, 2));
  expect(await counts()).toEqual([3, 1, 2, 1]);
  await judge('AC', ids.slice(0, 2));
  const db = openDatabase(databaseUrl, () => {});
  await deleteExpiredRows(db);
  await db.destroy();
  expect(await counts()).toEqual([3, 3, 2, 2]);
  const gone = await request(
    `${server.url}/api/users/delete`,
    { uid: cleo.uid, username: cleo.username },
    { token: cleo.token, key: randomUUID() },
  );
  expect(gone.status).toBe(200);
  // Submissions stay anonymous.
  expect(await counts()).toEqual([3, 3, 1, 1]);
});

async function refresh(): Promise<void> {
  const db = openDatabase(databaseUrl, () => {});
  await refreshProblemCounts(db);
  await db.destroy();
}
const list = async (body: object, token?: string) => {
  const all = { perPage: 50, tags: ['rows'], fields: ['id', 'solvers', 'acceptance'], ...body };
  return (await request<ProblemListItem[]>(`${server.url}/api/problem/get-all`, all, { token })).body;
};
const idsOf = (rows: readonly ProblemListItem[]) => rows.map(({ id }) => id).join(' ');

test('EXP-5 D-15 rows have solvers and acceptance; the list can be sorted by them, and pages have no gap', async () => {
  const rows = [
    { id: 'R-A', difficulty: 'hard', verdicts: ['AC', 'AC', 'AC'] },
    { id: 'R-B', difficulty: 'easy', verdicts: ['WA', 'AC', 'WA'] },
    { id: 'R-C', difficulty: 'easy', verdicts: ['WA'] },
    { id: 'R-D', difficulty: 'easy', verdicts: [] },
    { id: 'R-E', difficulty: 'easy', verdicts: ['AC', 'AC', 'WA', 'WA'] },
  ];
  const people = [ada, bob, await signUpPerson(server.url, 'dan.o'), await signUpPerson(server.url, 'eve.p')];
  for (const { id, difficulty, verdicts } of rows) {
    await createProblem(server.url, ada, { id, difficulty, tags: ['rows'] });
    for (const [at, verdict] of verdicts.entries()) {
      const sent = await submitCode(server.url, id, {}, { token: people[at]?.token });
      await query(databaseUrl, 'update submissions set verdict = $2 where id = $1', [sent, verdict]);
    }
  }
  await refresh();
  const found = new Map((await list({})).map(({ id, solvers, acceptance }) => [id, [solvers, acceptance]]));
  expect(Object.fromEntries(found)).toEqual({
    'R-A': [3, 100],
    'R-B': [1, 33],
    'R-C': [0, 0],
    'R-D': [0, -1],
    'R-E': [2, 50],
  });
  const orders = {
    recommended: 'R-E R-B R-C R-D R-A',
    solved: 'R-A R-E R-B R-D R-C',
    acceptance: 'R-A R-E R-B R-C R-D',
  };
  for (const [sort, expected] of Object.entries(orders)) {
    expect(idsOf(await list({ sort })), sort).toBe(expected);
    const reversed = [...(await list({ sort, direction: 'desc' }))].reverse();
    expect(idsOf(reversed), sort).toBe(expected);
    const paged: ProblemListItem[] = [];
    for (let more = true; more; ) {
      const page = await list({ sort, perPage: 2, lastSeenId: paged.at(-1)?._id ?? null });
      paged.push(...page);
      more = page.length > 0;
    }
    expect(idsOf(paged), sort).toBe(expected);
  }
  await query(
    databaseUrl,
    `insert into solved_problems (uid, problem_pk, solved_at)
      select $1, pk, now() from problems where id in ('R-A', 'R-E')`,
    [ada.uid],
  );
  const inState = async (state: string, token?: string) => idsOf(await list({ state }, token));
  expect(await inState('solved', ada.token)).toBe('R-A R-E');
  expect(await inState('tried', ada.token)).toBe('R-B R-C');
  expect(await inState('new', ada.token)).toBe('R-D');
  expect(await inState('new')).toBe('R-A R-B R-C R-D R-E');
});

test('ROLE-12 the numbers of a row do not change while a running contest has the problem', async () => {
  await createProblem(server.url, ada, { id: 'R-RUN', tags: ['running'] });
  const contest = (end: string) =>
    query(
      databaseUrl,
      `insert into contests (pk, slug, creator, name, tags, start_time, end_time, max_questions, randomize_questions, proctored,
          max_warnings, late_sync_minutes, freeze_minutes, email_restriction, allowed_emails, email_domains, public, org_name,
          description, event_rules, event_prizes, event_faq, event_terms, event_privacy)
        values ('running', 'running', $1, 'Now', '{}', now() - interval '1 hour', now() + $2::interval, 1, false, false, 3, 0, 0,
          'all', '{}', '{}', true, '', '', '', '', '', '', '')
        on conflict (pk) do update set end_time = excluded.end_time`,
      [ada.uid, end],
    );
  await contest('1 hour');
  await query(
    databaseUrl,
    `insert into contest_problems (contest_pk, position, problem_pk, problem_version)
      select 'running', 0, pk, version from problems where id = 'R-RUN'`,
  );
  await query(
    databaseUrl,
    `insert into try_counts (problem_pk, language, tries, accepted, triers, solvers)
      select pk, 'PYTHON3', 4, 2, 2, 2 from problems where id = 'R-RUN'`,
  );
  await refresh();
  expect(await list({ tags: ['running'] })).toMatchObject([{ solvers: 0, acceptance: -1 }]);
  await contest('-1 minute');
  await refresh();
  expect(await list({ tags: ['running'] })).toMatchObject([{ solvers: 2, acceptance: 50 }]);
});
