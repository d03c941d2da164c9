/** Absences from a proctored run, and honest participants with a bad network (decision 076). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { ManagedContest } from '../../../../contract/entities/contest/contest-manage';
import type { WarningsState } from '../../../../contract/entities/contest/contest-run';
import { inMinutes } from '../../../support/in-minutes';
import { deepTest, describe, test } from '../../../support/lanes';
import { joinSharedSite } from '../../../support/product/shared-site';
import { createQuestion, type Person, request, signUpPerson } from '../../client';
import { contestClient } from '../../contest-client';
import { contestDevices } from '../../contest-device';

const { databaseUrl, server } = await joinSharedSite();
const { post, create, start, enter, finish, get } = contestClient(() => server.url);
const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const minuteMs = 60_000;
const questions = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];
let organiser: Person;
let people = 0;

beforeAll(async () => {
  organiser = await signUpPerson(server.url, 'watcher');
  for (const id of questions) await createQuestion(server.url, organiser, { id, public: false });
});

const newPerson = () => signUpPerson(server.url, `walker.${++people}`);
const newContest = (more: object = {}) =>
  create(organiser, {
    name: 'Watched',
    problems: questions,
    enableProctored: true,
    maxWarnings: 2,
    openContestForever: false,
    endTime: inMinutes(120),
    lateSyncMinutes: 30,
    ...more,
  });
const managed = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, organiser)).body;
const clock = (contestSlug: string, action: string) =>
  post('/contests/manage/clock', { contestSlug, action }, organiser);

async function report(person: Person, contestSlug: string, startedAt: string, events: readonly object[]) {
  const { body } = await post<WarningsState>(
    '/contests/events',
    {
      contestSlug,
      events: events.map((event) => {
        const { elapsedMs } = event as { elapsedMs: number };
        return { id: randomUUID(), at: new Date(Date.parse(startedAt) + elapsedMs).toISOString(), ...event };
      }),
    },
    person,
  );
  return body;
}
const away = (second: number, seconds: number, kind = 'blur') => [
  { kind, elapsedMs: second * 1000 },
  { kind: 'return', elapsedMs: (second + seconds) * 1000, awayMs: seconds * 1000 },
];

test('PROC-6 the organiser sees how often and how long a participant was away, by kind', async () => {
  const slug = await newContest({ maxWarnings: 5 });
  const ada = await newPerson();
  const { run } = await enter(ada, slug);
  const left = { kind: 'fullscreenExit', elapsedMs: 40_000, detail: 'Left the contest page.' };
  const page = [left, { kind: 'return', elapsedMs: 52_000, awayMs: 12_000 }];
  const events = [...away(1, 4), ...away(10, 6, 'fullscreenExit'), ...page];
  expect(await report(ada, slug, run.startedAt, events)).toMatchObject({ warnings: 3, awayMs: 22_000 });
  const about = { contestSlug: slug, device: 'phone', sequence: 0, elapsedMs: 60_000, pending: [] };
  await post('/contests/contact', { ...about, glances: { times: 7, ms: 3100 } }, ada);
  expect((await managed(slug)).participants[0]?.absences).toEqual({
    window: { times: 1, ms: 4000 },
    fullscreen: { times: 1, ms: 6000 },
    page: { times: 1, ms: 12_000 },
    glance: { times: 7, ms: 3100 },
  });
});

test('PROC-5 PROC-6 the absence that ends the run counts with its length, also after a reinstatement', async () => {
  const slug = await newContest({ maxWarnings: 5 });
  const ada = await newPerson();
  const username = `walker.${people}`;
  const { run } = await enter(ada, slug);
  await pass(slug, 2);
  const startedAt = new Date(Date.parse(run.startedAt) - 2 * minuteMs).toISOString();
  const cause = 'Left the contest 1 time and did not return within 15 seconds.';
  await report(ada, slug, startedAt, [...away(5, 6), { kind: 'fullscreenExit', elapsedMs: 20_000 }]);
  expect((await finish(ada, slug, { reason: 'malpractice', cause, time: 35 })).status).toBe(200);
  const absences = async () => (await managed(slug)).participants[0]?.absences;
  const both = { window: { times: 1, ms: 6000 }, fullscreen: { times: 1, ms: 15_000 } };
  expect(await absences()).toEqual(both);
  // Sent again, it changes nothing.
  await finish(ada, slug, { reason: 'malpractice', cause, time: 90 });
  expect(await absences()).toEqual(both);
  await post('/contests/manage/participant', { contestSlug: slug, username, action: 'reinstate' }, organiser);
  await report(ada, slug, startedAt, away(60, 4, 'fullscreenExit'));
  expect(await absences()).toEqual({ ...both, fullscreen: { times: 2, ms: 19_000 } });
});

describe('PROC-10 by the total time away', () => {
  const byTime = { warningSeconds: 10, maxWarnings: 1 };

  test('short absences add up to warnings, and too many end the run', async () => {
    const slug = await newContest(byTime);
    expect(await get(slug)).toMatchObject({ warningSeconds: 10 });
    const ada = await newPerson();
    const { run } = await enter(ada, slug);
    expect(run).toMatchObject({ warningSeconds: 10, awayMs: 0 });
    const first = await report(ada, slug, run.startedAt, [...away(1, 6), ...away(20, 3)]);
    expect(first).toMatchObject({ warnings: 0, awayMs: 9000, end: null });
    const second = await report(ada, slug, run.startedAt, away(40, 5));
    expect(second).toMatchObject({ warnings: 1, awayMs: 14_000, end: null });
    // Another device, or the same one after its storage was cleared, knows the total.
    expect((await start(ada, slug)).run).toMatchObject({ warnings: 1, awayMs: 14_000 });
    const third = await report(ada, slug, run.startedAt, away(60, 6));
    expect(third).toMatchObject({ warnings: 2, end: { reason: 'malpractice' } });
    expect(third.end?.cause).toContain('one for each 10 seconds');
  });

  test('a forgiven absence no longer adds up', async () => {
    const slug = await newContest(byTime);
    const ada = await newPerson();
    const username = `walker.${people}`;
    const { run } = await enter(ada, slug);
    expect(await report(ada, slug, run.startedAt, away(1, 12))).toMatchObject({ warnings: 1 });
    const person = { contestSlug: slug, username };
    const { body } = await post<{ events: { id: string; kind: string }[] }>(
      '/contests/manage/person',
      person,
      organiser,
    );
    const eventID = body.events.find(({ kind }) => kind === 'blur')?.id;
    await post('/contests/manage/participant', { ...person, action: 'forgive', eventID }, organiser);
    expect((await start(ada, slug)).run).toMatchObject({ warnings: 0, awayMs: 0 });
  });

  test('a change of the policy is announced to those who registered', async () => {
    const slug = await newContest({ openContestImmediately: false, startTime: inMinutes(60) });
    const detail = await get(slug, organiser);
    const body = {
      name: 'Watched',
      problems: questions,
      description: 'D',
      eventRules: 'R',
      eventPrizes: 'P',
      eventFAQ: 'F',
      eventTerms: 'T',
      eventPrivacy: 'P',
      contestSlug: slug,
      version: 1,
      startTime: detail.startTime,
      openContestForever: false,
      endTime: detail.endTime,
      enableProctored: true,
      maxWarnings: 2,
      warningSeconds: 20,
      lateSyncMinutes: 30,
    };
    expect((await post('/contests/update', body, organiser)).status).toBe(200);
    const { body: told } = await request<{ messages: { text: string }[] }>(
      `${server.url}/api/contests/messages/${slug}`,
      undefined,
      organiser,
    );
    expect(told.messages[0]?.text).toContain('A warning for: each absence → each 20 seconds away in total');
  });
});

describe('D-35 nothing is watched during a pause', () => {
  test('absences during a pause that an offline device did not know give no warning', async () => {
    const slug = await newContest();
    const ada = await newPerson();
    const { run } = await enter(ada, slug);
    await pass(slug, 10);
    await clock(slug, 'pause');
    await pass(slug, 20);
    const startedMs = Date.parse(run.startedAt) - 30 * minuteMs;
    const started = new Date(startedMs).toISOString();
    const told = await report(ada, slug, started, [
      ...away(9 * 60, 5),
      ...away(15 * 60, 5),
      ...away(20 * 60, 9),
    ]);
    expect(told).toMatchObject({ warnings: 1, awayMs: 5000 });
  });

  test('an offline device that disqualifies its participant during a pause is wrong: the run continues', async () => {
    const slug = await newContest();
    const ada = await newPerson();
    await enter(ada, slug);
    await pass(slug, 10);
    await clock(slug, 'pause');
    await pass(slug, 20);
    const cause = 'Left the contest once and did not return within 15 seconds.';
    const during = await finish(ada, slug, { reason: 'malpractice', cause, time: 15 * 60 });
    expect(during).toMatchObject({ status: 200, body: { end: null } });
    await clock(slug, 'resume');
    expect((await start(ada, slug)).run.end).toBeNull();
    const before = await finish(ada, slug, { reason: 'malpractice', cause, time: 8 * 60 });
    expect(before.body.end).toMatchObject({ reason: 'malpractice' });
  });
});

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

deepTest(
  'Offline 7 of 50 honest participants with chaotic networks, none is held, refused or warned',
  async () => {
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
  },
);
