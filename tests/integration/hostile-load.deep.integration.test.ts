import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite } from '../support/product/site';
import { createProblem, type Person, request, signUpPerson, submitCode, sumProblem } from './client';

const { server } = await startSite({ judge: true });

const quotes = '"\\'.repeat(60_000);
const slowChecker = (seed: string) => ({
  type: 'custom',
  protocol: 'exit-code',
  language: 'CPP17',
  files: [
    {
      path: 'check.cpp',
      content: `#include <bits/stdc++.h>
template <int n> struct Slow { static constexpr int value = Slow<n - 1>::value + 1; };
template <> struct Slow<0> { static constexpr int value = 0; }; // ${seed}
int main() { return Slow<800>::value; }`,
    },
  ],
});
const deepGroups = Array.from({ length: 20 }, (_, at) => ({
  input: '1 2\n',
  output: '3\n',
  group: `g${at}/2/3/4/5/6/7/8`,
}));

/** Sends everything at once from one account. Returns the statuses of the problems with slow checkers. */
async function attack(mallory: Person, problemID: string): Promise<number[]> {
  const create = async (more: object) =>
    (
      await request(`${server.url}/api/problem/create`, sumProblem(more), {
        ...mallory,
        key: randomUUID(),
      })
    ).status;
  const java = { ...slowChecker(''), language: 'JAVA8', files: [{ path: 'A.java', content: quotes }] };
  const [statuses] = await Promise.all([
    Promise.all(
      Array.from({ length: 30 }, (_, n) => create({ checker: slowChecker(`${n} ${randomUUID()}`) })),
    ),
    Promise.all(
      Array.from({ length: 5 }, () => submitCode(server.url, problemID, { language: 'JAVA8', code: quotes })),
    ),
    create({ checker: java }),
    create({ scoring: { groups: [] }, testCases: deepGroups }),
  ]);
  return statuses;
}

test('others get responses within a second during an attack with expensive Java sources, groups and checkers', async () => {
  const mallory = await signUpPerson(server.url, 'mallory.m');
  const problemID = await createProblem(server.url, mallory);
  const answers: { status: number; ms: number }[] = [];
  let isOver = false;
  const attackOn = async () => {
    const statuses: number[] = [];
    // Repeats while the bystander measures.
    while (answers.length < 20) statuses.push(...(await attack(mallory, problemID)));
    return statuses;
  };
  const attacked = attackOn().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    const { status } = await request(`${server.url}/api/problem/get`, { problemID });
    answers.push({ status, ms: performance.now() - begun });
    await sleep(50);
  }
  const checkers = await attacked;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Allows one slow answer in ten for the machine: the original bug blocked for many seconds.
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(1000);
  // The judge compiles one checker per account at a time, and the server accepts none untried.
  expect(checkers.filter((status) => status === 503).length).toBeGreaterThan(20);
});
