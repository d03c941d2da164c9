import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/open';
import { deleteExpiredRows } from '../../server/platform/housekeeping';
import { query } from '../support/postgres';
import { startSite } from '../support/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from './client';

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
