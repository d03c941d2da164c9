/** Absences from a proctored run, and honest participants with a bad network (decision 076). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ManagedContest } from '../../contract/entities/contest/contest-manage';
import { startSite } from '../support/site';
import { createQuestion, type Person, request, signUpPerson } from './client';
import { contestClient } from './contest-client';
import { contestDevices } from './contest-device';

const { databaseUrl, server } = await startSite();
const { post, create } = contestClient(() => server.url);
const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const minuteMs = 60_000;
const questions = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
let organiser: Person;
let people = 0;

beforeAll(async () => {
  organiser = await signUpPerson(server.url, 'watcher');
  for (const id of questions) await createQuestion(server.url, organiser, { id, public: false });
});

const newPerson = () => signUpPerson(server.url, `walker.${++people}`);
const newContest = (more: object = {}) =>
  create(organiser, {
    ...{ name: 'Watched', problems: questions, enableProctored: true, maxWarnings: 2 },
    ...{ openContestForever: false, endTime: inMinutes(120), lateSyncMinutes: 30, ...more },
  });
const managed = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, organiser)).body;
const clock = (contestSlug: string, action: string) =>
  post('/contests/manage/clock', { contestSlug, action }, organiser);

/** A fixed sequence of numbers from 0 to 1 (mulberry32). */
function sequenceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One honest participant with a bad network: outages, lost answers, a wrong clock, and pauses. */
async function honestRun(seed: number): Promise<string> {
  const random = sequenceOf(seed);
  const slug = await newContest({ maxWarnings: 1, endTime: inMinutes(60) });
  const ada = await newPerson();
  const skewMs = Math.round((random() - 0.5) * 6 * 3_600_000);
  const phone = await device(ada, slug, 0, skewMs);
  const beganMs = Date.now();
  let passed = 0;
  const minute = () => passed + (Date.now() - beganMs) / minuteMs;
  type Entry = ReturnType<typeof phone.write>;
  const queue: { entry: Entry; key: string }[] = [];
  const deliver = async () => {
    while (queue[0]) {
      const { entry, key } = queue[0];
      const { run, problemID, said: text } = entry;
      const body = { problemID, answer: text, type: 'contest', contestSlug: slug, run };
      const { status } = await request(`${server.url}/api/answers/submit`, body, { ...ada, key });
      expect([seed, status]).toEqual([seed, 200]);
      // The answer is lost, and the device sends the same entry again later.
      if (random() < 0.2) return;
      queue.shift();
    }
  };
  const contact = () =>
    phone.contact(
      minute(),
      queue.map(({ entry }) => entry),
    );
  let isPaused = false;
  const left = [...questions];
  while (passed < 55) {
    const step = 1 + random() * 9;
    await pass(slug, step);
    passed += step;
    if (random() < 0.15) {
      isPaused = !isPaused;
      await clock(slug, isPaused ? 'pause' : 'resume');
    }
    const id = random() < 0.6 && minute() < 59 ? left.shift() : undefined;
    if (id)
      queue.push({ entry: phone.write(minute(), id, `option_${Math.round(random())}`), key: randomUUID() });
    const isOnline = random() < 0.5;
    // A contact can be lost, also after it reached the server.
    if (isOnline && random() < 0.8) await contact();
    if (isOnline && random() < 0.8) await deliver();
  }
  if (isPaused) await clock(slug, 'resume');
  // The network returns after the end, within the time for late submissions.
  await pass(slug, 10);
  passed += 10;
  await contact();
  while (queue.length > 0) await deliver();
  return slug;
}

test('Offline 7 of 50 honest participants with chaotic networks, none is held, refused or warned', async () => {
  const seeds = Array.from({ length: 50 }, (_, n) => n + 1);
  for (let at = 0; at < seeds.length; at += 10) {
    const slugs = await Promise.all(seeds.slice(at, at + 10).map(honestRun));
    for (const [n, slug] of slugs.entries()) {
      const { entries, participants } = await managed(slug);
      const seed = seeds[at + n];
      const bad = entries.filter(({ state }) => state !== 'counted' && state !== 'late');
      expect({ seed, bad }).toEqual({ seed, bad: [] });
      expect(entries.length).toBeGreaterThan(0);
      expect(participants).toMatchObject([{ warnings: 0, end: null, absences: {} }]);
    }
  }
});
