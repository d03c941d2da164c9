import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { StartedContest } from '../../../contract/entities/contest/contest-run';
import { startSite } from '../../support/product/site';
import { createProblem, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite({ env: { LIMIT_AT_ONCE: '3' } });
const { create, register } = contestClient(() => server.url);

/** Retries like a device, each time when `Retry-After` says. */
async function startInTurn(person: Person, slug: string) {
  const waits: number[] = [];
  for (;;) {
    const answer = await request<StartedContest>(`${server.url}/api/contests/start/${slug}`, {}, person);
    if (answer.status !== 429) return { ...answer, waits };
    expect(answer.body).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    waits.push(Number(answer.headers.get('retry-after')));
    await sleep(1000 * (waits.at(-1) ?? Number.NaN));
  }
}

test('all participants who start at the same moment can start, some a little later', async () => {
  const setter = await signUpPerson(server.url, 'setter');
  const id = await createProblem(server.url, setter);
  const slug = await create(setter, { name: 'Crowd', problems: [id] });
  const people: Person[] = [];
  for (let i = 0; i < 12; i += 1) people.push(await signUpPerson(server.url, `person.${i}`));
  for (const person of people) await register(person, slug);
  const starts = await Promise.all(people.map((person) => startInTurn(person, slug)));
  for (const { status, body } of starts) {
    expect(status).toBe(200);
    expect(body.problems.map((problem) => problem.id)).toEqual([id]);
  }
  const waits = starts.flatMap((start) => start.waits);
  expect(waits.length).toBeGreaterThan(0);
  for (const seconds of waits) expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 15).toBe(true);
});
