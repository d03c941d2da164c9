/** An open event feed ends when its reader loses the view with which it began. */
import { beforeAll, expect, test } from 'vitest';
import { joinSharedSite } from '../../support/product/shared-site';
import { createQuestion, type Person, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await joinSharedSite();
const { create, post } = contestClient(() => server.url);
let setter: Person;
let judge: Person;
let slug: string;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'feed.setter');
  judge = await signUpPerson(server.url, 'feed.judge');
  await createQuestion(server.url, setter, { id: 'FEED-QUIZ' });
  slug = await create(setter, { name: 'Feeds', problems: ['FEED-QUIZ'] });
});

const giveRole = async (role: 'judge' | null) =>
  expect(
    await post('/contests/manage/staff', { contestSlug: slug, username: judge.username, role }, setter),
  ).toMatchObject({ status: 200 });

async function newKey(): Promise<string> {
  const change = { contestSlug: slug, action: 'createKey' };
  const { body } = await post<{ apiKey: string }>('/contests/results/change', change, setter);
  return `Basic ${btoa(`board:${body.apiKey}`)}`;
}

/** Reads in the background. `ended` resolves when the server ends the stream. */
async function openFeed(authorization: string) {
  const address = `${server.url}/api/ccs/contests/${slug}/event-feed`;
  const closing = new AbortController();
  const { status, body } = await fetch(address, { headers: { authorization }, signal: closing.signal });
  expect(status).toBe(200);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  let isOpen = true;
  const readOn = async () => {
    while (!(await reader.read()).done);
    isOpen = false;
  };
  const ended = readOn().catch(() => {});
  return { ended, isOpen: () => isOpen, close: () => closing.abort() };
}

test('the feed of a removed member of the jury ends, and the organiser’s continues', async () => {
  await giveRole('judge');
  // First, so that the server checks it before the other one.
  const organiser = await openFeed(`Bearer ${setter.token}`);
  const removed = await openFeed(`Bearer ${judge.token}`);
  await giveRole(null);
  await removed.ended;
  expect(removed.isOpen()).toBe(false);
  expect(organiser.isOpen()).toBe(true);
  organiser.close();
});

test('the feed with a replaced key ends, and the one with the new key continues', async () => {
  const old = await openFeed(await newKey());
  const current = await openFeed(await newKey());
  await old.ended;
  expect(old.isOpen()).toBe(false);
  expect(current.isOpen()).toBe(true);
  current.close();
});
