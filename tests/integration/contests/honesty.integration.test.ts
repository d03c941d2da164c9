import { beforeAll, describe, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { inMinutes } from '../../support/in-minutes';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { server, databaseUrl } = await startSite();
let setter: Person;
let people = 0;
const { post, create, start, board } = contestClient(() => server.url);
const questions = ['Q1', 'Q2', 'Q3'];
const minuteMs = 60_000;
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  for (const id of questions) await createQuestion(server.url, setter, { id });
});

const newPerson = () => signUpPerson(server.url, `runner.${++people}`);
const newContest = (more: object = {}) =>
  create(setter, { name: 'Honest', problems: questions, ...ending(120), ...more });

const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);

const managed = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, setter)).body;

describe('Offline 7: the time of an entry cannot be forged', () => {
  test('holds an entry dated before a contact of its device, and shows the organiser the reason', async () => {
    const slug = await newContest();
    const ada = await newPerson();
    const phone = await device(ada, slug, 20);
    // Online until minute 19, then written offline and backdated to minute 1.
    expect((await phone.contact(19.9)).status).toBe(200);
    const sent = await phone.send(phone.write(1, 'Q1', 'option_1'));
    expect(sent.body).toMatchObject({ correct: false, contest: { state: 'held' } });
    const { entries } = await managed(slug);
    expect(entries).toMatchObject([
      { state: 'held', reason: expect.stringContaining('contacted the server') },
    ]);
    expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
  });

  test('holds an entry that claims an earlier time than the previous one', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 20);
    expect((await phone.send(phone.write(10, 'Q1', 'option_1'))).body.contest.state).toBe('counted');
    expect((await phone.send(phone.write(9, 'Q2', 'option_1'))).body.contest).toMatchObject({
      state: 'held',
      reason: 'The time is earlier than the time of the previous submission.',
    });
  });

  test('an honest offline device lists its waiting entries at its return: none is held', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 10);
    await phone.contact(10);
    await pass(slug, 30);
    const waiting = [phone.write(15, 'Q1', 'option_1'), phone.write(20, 'Q2', 'option_0')];
    // The contact arrives first, long after both entries were written.
    await phone.contact(40, waiting);
    for (const entry of waiting) {
      expect((await phone.send(entry)).body.contest.state).toBe('counted');
    }
    const { entries } = await managed(slug);
    // It was written after the contact that did not name it.
    for (const entry of entries) {
      expect(Date.parse(entry.contactTime ?? '')).toBeLessThan(Date.parse(entry.writtenTime));
    }
    expect(entries.map(({ state, evidence }) => [state, evidence])).toEqual([
      ['counted', 'device'],
      ['counted', 'device'],
    ]);
  });

  test('an entry announced while online is proven; a different one sent later in its place is held', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 10);
    const first = phone.write(10, 'Q1', 'option_1');
    const second = phone.write(10, 'Q2', 'option_0');
    await phone.contact(10, [first, second]);
    await pass(slug, 20);
    await phone.send(first);
    // The answer in the queue was corrected and its hash computed again.
    expect((await phone.send({ ...second, said: 'option_1' })).body.contest).toMatchObject({
      state: 'held',
      reason: expect.stringContaining('announced earlier'),
    });
    const { entries } = await managed(slug);
    expect(entries.find(({ problemID }) => problemID === 'Q1')).toMatchObject({
      state: 'counted',
      evidence: 'commitment',
      committedTime: expect.any(String),
    });
  });

  test('holds an entry of a device that understates the time of its contact', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 20);
    await phone.contact(0);
    expect((await phone.send(phone.write(19, 'Q1', 'option_1'))).body.contest.state).toBe('held');
  });

  test('shows the organiser whether the arrival or only the device dates an entry', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 20);
    await phone.send(phone.write(5, 'Q1', 'option_1'));
    await phone.send(phone.write(20, 'Q2', 'option_1'));
    const { entries } = await managed(slug);
    const evidence = Object.fromEntries(entries.map((entry) => [entry.problemID, entry.evidence]));
    expect(evidence).toEqual({ Q1: 'device', Q2: 'arrival' });
  });

  test('Offline 8 holds an entry written after its device’s clock was set back', async () => {
    const slug = await newContest();
    const phone = await device(await newPerson(), slug, 20);
    const entry = phone.write(5, 'Q1', 'option_1', { clockSetBack: true });
    expect((await phone.send(entry)).body.contest).toMatchObject({
      state: 'held',
      reason: "The device's clock was set back before this was submitted.",
    });
  });
});

test('the organiser sees an entry refused as too late, and sees it only once when it counts after extra time', async () => {
  const slug = await newContest({ ...ending(30), lateSyncMinutes: 0 });
  const ada = await newPerson();
  const phone = await device(ada, slug, 31);
  const entry = phone.write(10, 'Q1', 'option_1');
  expect((await phone.send(entry)).body).toMatchObject({ errorCode: 'ARRIVED_TOO_LATE' });
  await phone.send(entry);
  const refused = {
    state: 'refused',
    problemID: 'Q1',
    reason: 'It reached the server too late after the end.',
  };
  expect((await managed(slug)).entries).toMatchObject([refused]);
  const extra = { contestSlug: slug, username: `runner.${people}`, action: 'extraTime' };
  await post('/contests/manage/participant', { ...extra, extraTimeMs: 20 * minuteMs }, setter);
  expect((await phone.send(entry)).body.contest.state).toBe('counted');
  expect((await managed(slug)).entries).toMatchObject([{ state: 'counted' }]);
});

describe('PROC-4 a proctored run on a second device', () => {
  const watched = () => newContest({ enableProctored: true, maxWarnings: 3 });
  const openOn = (person: Person, slug: string, name: string) => start(person, slug, { device: name });
  const eventsOf = async (slug: string, username: string) =>
    (
      await post<{ events: { kind: string; awayMs: number | null }[] }>(
        '/contests/manage/person',
        { contestSlug: slug, username },
        setter,
      )
    ).body.events;

  test('closing the page and continuing on another device too late ends the run', async () => {
    const slug = await watched();
    const ada = await newPerson();
    const username = `runner.${people}`;
    const phone = await device(ada, slug, 0);
    await openOn(ada, slug, 'phone');
    await phone.contact(0, [], { isLeaving: true });
    expect((await managed(slug)).participants).toMatchObject([{ leftAt: expect.any(String) }]);
    await pass(slug, 1);
    const { run } = await openOn(ada, slug, 'laptop');
    expect(run).toMatchObject({ warnings: 1, end: { reason: 'malpractice' } });
    expect((await eventsOf(slug, username)).map(({ kind }) => kind)).toEqual(['otherDevice']);
    const [participant] = (await managed(slug)).participants;
    expect(participant?.absences?.device?.times).toBe(1);
    expect(participant?.absences?.device?.ms).toBeGreaterThanOrEqual(minuteMs);
  });

  test('closing the page and continuing on another device at once costs one warning', async () => {
    const slug = await watched();
    const ada = await newPerson();
    const phone = await device(ada, slug, 0);
    await openOn(ada, slug, 'phone');
    await phone.contact(0, [], { isLeaving: true });
    expect((await openOn(ada, slug, 'laptop')).run).toMatchObject({ warnings: 1, end: null });
  });

  test('a silent device may have lost its network: changing it is one warning, and the silence has no length', async () => {
    const slug = await watched();
    const ada = await newPerson();
    const username = `runner.${people}`;
    const phone = await device(ada, slug, 0);
    await openOn(ada, slug, 'phone');
    await phone.contact(0);
    await pass(slug, 5);
    expect((await openOn(ada, slug, 'laptop')).run).toMatchObject({ warnings: 1, awayMs: 0, end: null });
    expect((await managed(slug)).participants[0]?.absences).toEqual({ device: { times: 1, ms: 0 } });
    const [event] = await eventsOf(slug, username);
    expect(event).toMatchObject({ kind: 'otherDevice' });
    expect(event?.awayMs).toBeGreaterThanOrEqual(5 * minuteMs);
  });

  test('a device that reconnects after leaving its page gets no warning from the server', async () => {
    const slug = await watched();
    const ada = await newPerson();
    const phone = await device(ada, slug, 0);
    await openOn(ada, slug, 'phone');
    await phone.contact(0, [], { isLeaving: true });
    await phone.contact(0);
    const [participant] = (await managed(slug)).participants;
    expect(participant?.leftAt).toBeUndefined();
    expect((await openOn(ada, slug, 'phone')).run).toMatchObject({ warnings: 0, end: null });
  });
});
