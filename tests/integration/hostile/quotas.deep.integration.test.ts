import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { type Person, request, signUpPerson, sumProblem } from '../client';
import { expectAnswersDuring } from './bystander';

const { server, start } = await startSite({ env: { STORAGE_EACH_MB: '3', BODIES_MB: '16' } });
const servers = { attacked: server.url, calm: (await start()).url };

const withInput = (bytes: number, title: string) =>
  sumProblem({ title, testCases: [{ input: randomBytes(bytes / 2).toString('hex'), output: '1\n' }] });
const create = (person: Person, problem: object) =>
  request(`${server.url}/api/problem/create`, problem, { ...person, key: randomUUID() });

test('many large bodies of one account at the same time block nobody, and each gets a response', async () => {
  const person = await signUpPerson(server.url, 'sender');
  const other = await signUpPerson(server.url, 'bystander');
  const answers = await expectAnswersDuring(servers, async () => {
    const sent = Array.from({ length: 12 }, (_, n) => create(person, withInput(5_000_000, `Large ${n}`)));
    expect((await create(other, withInput(1_200_000, 'Beside'))).status).toBe(200);
    return await Promise.all(sent);
  });
  const codes = new Set(answers.map(({ body }) => body.errorCode));
  expect([...codes].sort()).toEqual(['STORAGE_FULL', 'TOO_MANY_REQUESTS']);
  const refused = answers.filter(({ status }) => status === 429);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await create(person, withInput(1_200_000, 'Later'))).status).toBe(200);
});
