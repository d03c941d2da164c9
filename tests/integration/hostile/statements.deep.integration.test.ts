/** Statements that take a Markdown parser minutes. */
import fs from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { createProblem, eventually, request, signUpPerson } from '../client';
import { makeProductRoot } from '../starting/product-root';
import { expectAnswersDuring } from './bystander';

const root = makeProductRoot({
  'dist/web/index.html':
    '<html lang="en"><head><title>Codeferry</title></head><body><div id="root"><!--first-screen--></div></body></html>',
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const { server, start } = await startSite({ env: { CODEFERRY_ROOT: root } });
const servers = { attacked: server.url, calm: (await start()).url };

const pageOf = async (path: string) => {
  const began = performance.now();
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: await answer.text(), ms: performance.now() - began };
};

test('a page does not show a statement two seconds after it was made private', async () => {
  const person = await signUpPerson(server.url, 'private.p');
  const id = await createProblem(server.url, person, { title: 'Shown', description: 'Soon private.' });
  await eventually(async () =>
    (await pageOf(`/code/${id}`)).text.includes('Soon private.') ? true : undefined,
  );
  const problem = {
    title: 'Shown',
    description: 'Soon private.',
    difficulty: 'easy',
    public: false,
    testCases: [{ input: '1', output: '1' }],
  };
  const { status } = await request(
    `${server.url}/api/problem/update`,
    { problemID: id, version: 1, problem },
    { ...person, key: `made-private-${id}` },
  );
  expect(status).toBe(200);
  await eventually(
    async () => ((await pageOf(`/code/${id}`)).text.includes('Soon private.') ? undefined : true),
    4000,
  );
});

test('pages of statements that would take minutes to render are answered at once, without delaying others', async () => {
  const person = await signUpPerson(server.url, 'writer');
  const long = '*a_'.repeat(6_600);
  const texts = { description: long, inputFormat: `${long}1`, outputFormat: `${long}2`, explanation: long };
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    const constraints = `${'*a_'.repeat(33_000)}${i}`;
    ids.push(await createProblem(server.url, person, { ...texts, title: `Endless ${i}`, constraints }));
  }
  await expectAnswersDuring(servers, async () => {
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all(ids.map((id) => pageOf(`/code/${id}`)));
      for (const { status, ms } of pages) {
        expect(status).toBe(200);
        expect(ms).toBeLessThan(5000);
      }
    }
  });
  // A formula that cannot be typeset appears as its source.
  const page = await eventually(async () => {
    const { text } = await pageOf(`/code/${ids[0]}`);
    return text.includes('data-first-screen') ? text : undefined;
  }, 60_000);
  expect(page).toContain('*a_*a_*a_');
});

test('a text of brackets is found and shown without delaying others', async () => {
  const person = await signUpPerson(server.url, 'bracketeer');
  for (let i = 0; i < 12; i += 1) {
    const description = `quokka ${'!['.repeat(9_000)} quokka`;
    await createProblem(server.url, person, { title: `Brackets ${i}`, description });
  }
  await expectAnswersDuring(servers, async () => {
    for (let round = 0; round < 20; round += 1)
      expect((await request(`${server.url}/api/search`, { query: 'quokka' })).status).toBe(200);
  });
});
