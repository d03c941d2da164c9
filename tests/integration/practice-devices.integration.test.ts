import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OwnPracticePage } from '../../contract/entities/practice';
import { ownPracticePageMax } from '../../contract/limits';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createQuestion, eventually, type Person, request, signUpPerson } from './client';

const { databaseUrl, server } = await startSite();
let setter: Person;
let person: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  person = await signUpPerson(server.url, 'two.devices');
  for (const id of ['Q1', 'Q2', 'Q3']) await createQuestion(server.url, setter, { id });
});

const give = (problemID: string, answer: string, who = person) =>
  request(
    `${server.url}/api/answers/submit`,
    { problemID, answer, type: 'problem' },
    { ...who, key: randomUUID() },
  );
const practice = async (body: object = {}, who = person) => {
  const { status, body: page } = await request<OwnPracticePage>(
    `${server.url}/api/users/practice`,
    body,
    who,
  );
  expect(status, JSON.stringify(page)).toBe(200);
  return page;
};
const idsOf = ({ problems }: OwnPracticePage) => problems.map(({ problemID }) => problemID).sort();
/** A row may appear twice while another transaction of the database runs; eventually none appears. */
const nothingNewAfter = (cursor: string) =>
  eventually(async () => {
    const page = await practice({ since: cursor });
    expect(page.whole).toBe(false);
    cursor = page.cursor;
    return page.problems.length + page.days.length === 0 ? cursor : undefined;
  });
/** Everything is sent again while an older transaction of the cluster runs; eventually only changes are. */
const onlyChangesAfter = (cursor: string) =>
  eventually(async () => {
    const page = await practice({ since: cursor });
    cursor = page.cursor;
    return page.whole ? undefined : page;
  });
const today = () => new Date().toISOString().slice(0, 10);

test('CHAL-3 EXP-8 another device gets everything solved and answered, and then only changes', async () => {
  await give('Q1', 'option_1');
  await give('Q2', 'option_0');
  const all = await practice();
  expect(all).toMatchObject({ whole: true, next: null, days: [{ day: today(), accepted: 1 }] });
  expect(all.problems.find(({ problemID }) => problemID === 'Q1')).toMatchObject({
    solvedAt: expect.any(String),
    answer: { answer: 'option_1', correct: true, score: 100, correctAnswer: 'option_1' },
  });
  expect(all.problems.find(({ problemID }) => problemID === 'Q2')).toMatchObject({
    solvedAt: null,
    answer: { answer: 'option_0', correct: false, score: 0, correctAnswer: 'option_1' },
  });

  const cursor = await nothingNewAfter(all.cursor);
  await give('Q2', 'option_1');
  const more = await practice({ since: cursor });
  expect(more).toMatchObject({ whole: false, days: [{ day: today(), accepted: 2 }] });
  expect(idsOf(more)).toEqual(['Q2']);
  await nothingNewAfter(more.cursor);
});

test('does not miss a row of a transaction that ends after a later one', async () => {
  const cursor = await nothingNewAfter((await practice()).cursor);
  const slow = query(
    databaseUrl,
    `with work as (insert into solved_problems (uid, problem_pk, solved_at)
      select $1, pk, now() from problems where id = 'Q3' returning uid) select pg_sleep(2) from work`,
    [person.uid],
  );
  let ended = false;
  void slow.then(() => {
    ended = true;
  });
  await give('Q1', 'option_1');
  const meanwhile = await practice({ since: cursor });
  expect(ended).toBe(false);
  expect(idsOf(meanwhile)).toEqual(['Q1']);
  await slow;
  expect(idsOf(await practice({ since: meanwhile.cursor }))).toContain('Q3');
});

test('after a recount or a restored database, everything is sent again', async () => {
  const { cursor } = await practice();
  await query(databaseUrl, 'insert into practice_recounts (uid) values ($1)', [person.uid]);
  const again = await practice({ since: cursor });
  expect(again.whole).toBe(true);
  expect(idsOf(again)).toEqual(['Q1', 'Q2', 'Q3']);
  await onlyChangesAfter(again.cursor);
  expect((await practice({ since: '999999999999999999' })).whole).toBe(true);
});

test('a user’s own problems are marked, although no profile counts them; others see nothing', async () => {
  await give('Q1', 'option_1', setter);
  expect(await practice({}, setter)).toMatchObject({
    problems: [{ problemID: 'Q1', solvedAt: expect.any(String) }],
    days: [],
  });
  const stranger = await signUpPerson(server.url, 'stranger');
  expect(await practice({}, stranger)).toMatchObject({ problems: [], days: [] });
  expect((await request(`${server.url}/api/users/practice`, {})).status).toBe(401);
});

test('more than one page is sent page by page, each problem once', async () => {
  const busy = await signUpPerson(server.url, 'busy');
  const count = ownPracticePageMax + 20;
  const columns = await query<{ name: string }>(
    databaseUrl,
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'problems' and is_generated = 'NEVER' and column_name not in ('pk', 'id')`,
    [],
  );
  const rest = columns.map(({ name }) => name).join(', ');
  await query(
    databaseUrl,
    `insert into problems (pk, id, ${rest}) select 'copy-' || n, 'COPY' || n, ${rest}
      from problems, generate_series(1, $1::int) n where id = 'Q1'`,
    [count],
  );
  await query(
    databaseUrl,
    `insert into solved_problems (uid, problem_pk, solved_at) select $1, pk, now() from problems where pk like 'copy-%'`,
    [busy.uid],
  );
  const first = await practice({}, busy);
  expect(first.problems).toHaveLength(ownPracticePageMax);
  const second = await practice({ after: first.next }, busy);
  expect(second.next).toBe(null);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(count);
});
