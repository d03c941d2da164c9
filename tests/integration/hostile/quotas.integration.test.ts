import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { createProblem, type Person, request, signUpPerson, submitCode, sumProblem } from '../client';

const { server } = await startSite({ env: { STORAGE_EACH_MB: '3', BODIES_MB: '16' } });

const withInput = (bytes: number, title: string) =>
  sumProblem({ title, testCases: [{ input: randomBytes(bytes / 2).toString('hex'), output: '1\n' }] });
const create = (person: Person, problem: object) =>
  request(`${server.url}/api/problem/create`, problem, { ...person, key: randomUUID() });

test('an account stores problems up to its quota, gets an error when full, and frees space by deleting', async () => {
  const person = await signUpPerson(server.url, 'hoarder');
  expect((await create(person, withInput(2_000_000, 'First'))).status).toBe(200);
  const full = await create(person, withInput(2_000_000, 'Second'));
  expect([full.status, full.body.errorCode]).toEqual([422, 'STORAGE_FULL']);
  expect(full.body.message).toContain('would use 5 MB; the limit for an account is 3 MB');
  const change = { problemID: 'FIRST', version: 1, problem: withInput(3_500_000, 'First') };
  const listed = await request<{ id: string }[]>(`${server.url}/api/problem/get-all`, { mine: true }, person);
  const [{ id } = { id: '' }] = listed.body;
  const grown = await request(
    `${server.url}/api/problem/update`,
    { ...change, problemID: id },
    { ...person, key: randomUUID() },
  );
  expect(grown.body.errorCode).toBe('STORAGE_FULL');
  const other = await signUpPerson(server.url, 'somebody');
  expect((await create(other, withInput(2_000_000, 'Third'))).status).toBe(200);
  // A deleted problem with results keeps its quota; an unused one releases it.
  await submitCode(server.url, id, {}, person);
  const remove = () =>
    request(`${server.url}/api/problem/delete`, { problemID: id }, { ...person, key: randomUUID() });
  expect((await remove()).status).toBe(200);
  expect((await create(person, withInput(2_000_000, 'Fourth'))).body.errorCode).toBe('STORAGE_FULL');
  const unused = await createProblem(server.url, person, withInput(500_000, 'Unused'));
  await request(`${server.url}/api/problem/delete`, { problemID: unused }, { ...person, key: randomUUID() });
  expect((await create(person, withInput(900_000, 'Fifth'))).status).toBe(200);
});
