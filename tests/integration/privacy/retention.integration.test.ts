import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeepDays } from '../../../contract/limits';
import { type Database, openDatabase } from '../../../server/platform/database/open';
import { deleteExpiredRows } from '../../../server/platform/housekeeping';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, type Person, request, signUpPerson, solution } from '../client';

const { server, databaseUrl } = await startSite();
let db: Database;
let ada: Person;

beforeAll(async () => {
  db = openDatabase(databaseUrl, () => undefined);
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
});
afterAll(() => db.destroy());

/** As if the rows had been written that many days earlier. */
const makeOlder = (table: string, column: string, days: number) =>
  query(databaseUrl, `update ${table} set ${column} = ${column} - $1 * interval '1 day'`, [days]);

test('a key is kept for 180 days: a device that was away so long still has one submission', async () => {
  expect(idempotencyKeepDays).toBeGreaterThanOrEqual(180);
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
  const key = randomUUID();
  const submit = () =>
    request<{ submissionID: string }>(`${server.url}/api/code/submit`, body, { ...ada, key });
  const first = await submit();
  expect(first.status).toBe(200);
  await makeOlder('idempotency_keys', 'created_at', 180);
  await deleteExpiredRows(db);
  const repeat = await submit();
  expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  expect(repeat.body).toEqual(first.body);
  await makeOlder('idempotency_keys', 'created_at', 30);
  await deleteExpiredRows(db);
  expect(await query(databaseUrl, 'select key from idempotency_keys where key = $1', [key])).toEqual([]);
});

test('housekeeping deletes what docs/privacy.md promises, and keeps sessions that are in use', async () => {
  const run = { code: solution, language: 'PYTHON3', problemID: 'SUM' };
  await request(`${server.url}/api/code/run`, run, { ...ada, key: randomUUID() });
  const count = async (table: string) =>
    Number((await query(databaseUrl, `select count(*) from ${table}`))[0]?.count);
  expect(await count('code_runs')).toBe(1);
  expect(await count('identity_known_networks')).toBe(1);
  await makeOlder('code_runs', 'received_time', 2);
  await makeOlder('identity_known_networks', 'seen_at', 91);
  await makeOlder('rate_counters', 'window_start', 2);
  await deleteExpiredRows(db);
  expect(await count('code_runs')).toBe(0);
  expect(await count('identity_known_networks')).toBe(0);
  expect(await count('rate_counters')).toBe(0);
  expect(await count('identity_sessions')).toBe(1);
  await makeOlder('identity_refresh_tokens', 'created_at', 401);
  await deleteExpiredRows(db);
  expect(await count('identity_sessions')).toBe(0);
});
