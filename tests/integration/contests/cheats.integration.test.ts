/**
 * Cheats in a contest, each with what stops it: impossible (the server refuses), held (the organiser decides), or marked
 * (the organiser sees it). The first ones worked once.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { inMinutes } from '../../support/in-minutes';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, solution } from '../client';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { databaseUrl, server } = await startSite();
const { post, create, register, start, enter, answer, finish, board } = contestClient(() => server.url);
const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const [right, wrong] = ['option_1', 'option_0'] as const;
let organiser: Person;
let people = 0;

beforeAll(async () => {
  organiser = await signUpPerson(server.url, 'arbiter');
  for (const id of ['C1', 'C2', 'C3']) await createQuestion(server.url, organiser, { id });
  await createProblem(server.url, organiser, { id: 'CODE1' });
});

const cheater = () => signUpPerson(server.url, `cheat.${++people}`);
const newContest = (more: object = {}) =>
  create(organiser, {
    name: 'Fair',
    problems: ['C1', 'C2', 'C3', 'CODE1'],
    lateSyncMinutes: 30,
    openContestForever: false,
    endTime: inMinutes(60),
    ...more,
  });
const watched = () => newContest({ enableProctored: true, maxWarnings: 3 });
const managed = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, organiser)).body;
const participantOf = async (slug: string) => (await managed(slug)).participants[0];
const held = (reason: string) => ({ state: 'held', reason: expect.stringContaining(reason) });

describe('cheats that worked once', () => {
  test('an entry backdated on the device is held and wins nothing', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 20);
    await phone.contact(19.9);
    const sent = await phone.send(phone.write(0.2, 'C1', right));
    expect(sent.body.contest).toMatchObject(held('contacted the server'));
    expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
  });

  test('a queued wrong answer replaced by a right one after the end is held', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 50);
    const first = phone.write(50, 'C1', wrong);
    await phone.contact(50, [first]);
    await pass(slug, 15);
    expect((await phone.send({ ...first, said: right })).body.contest).toMatchObject(
      held('announced earlier'),
    );
  });

  test('the answer of a contest’s question cannot be read in practice, signed in or out', async () => {
    const slug = await newContest();
    const ada = await cheater();
    await enter(ada, slug);
    for (const person of [ada, undefined]) {
      const practice = { problemID: 'C1', answer: wrong, type: 'problem' };
      const refused = await post('/answers/submit', practice, person);
      expect(refused).toMatchObject({ status: 403, body: { errorCode: 'IN_YOUR_CONTEST' } });
      expect(JSON.stringify(refused.body)).not.toContain(right);
    }
  });

  test('leaving a proctored run by the address bar, five times, ends it', async () => {
    const slug = await watched();
    const ada = await cheater();
    const { run } = await enter(ada, slug);
    const left = (second: number) => ({
      id: randomUUID(),
      kind: 'fullscreenExit',
      detail: 'Left the contest page.',
      at: new Date(Date.parse(run.startedAt) + second * 1000).toISOString(),
      elapsedMs: second * 1000,
    });
    await post('/contests/events', { contestSlug: slug, events: [1, 20, 40, 60, 80].map(left) }, ada);
    expect((await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice' });
    expect((await participantOf(slug))?.absences?.page).toMatchObject({ times: 5 });
  });

  test('a proctored run started by a script is marked', async () => {
    const slug = await watched();
    const ada = await cheater();
    await register(ada, slug);
    await start(ada, slug);
    expect(await participantOf(slug)).toMatchObject({ watch: null });
  });
});

describe('ten more cheats', () => {
  test('1 fetching the problems of a watched run with a script is marked with the time', async () => {
    const slug = await watched();
    const ada = await cheater();
    await register(ada, slug);
    await start(ada, slug, { device: 'desk', watch: 'fullscreen' });
    expect(await participantOf(slug)).toMatchObject({ watch: 'fullscreen' });
    expect((await participantOf(slug))?.unwatchedAt).toBeUndefined();
    await start(ada, slug);
    expect(await participantOf(slug)).toMatchObject({ unwatchedAt: expect.any(String) });
  });

  test('2 work on a second device is an absence, and the first device is notified', async () => {
    const slug = await watched();
    const ada = await cheater();
    await register(ada, slug);
    await start(ada, slug, { device: 'phone', watch: 'focus' });
    await start(ada, slug, { device: 'laptop', watch: 'fullscreen', takeOver: true });
    expect(await participantOf(slug)).toMatchObject({ warnings: 1, absences: { device: { times: 1 } } });
    const contact = { contestSlug: slug, sequence: 0, elapsedMs: 1000, pending: [] };
    const told = async (name: string) =>
      (await post<{ run: { isElsewhere?: boolean } }>('/contests/contact', { ...contact, device: name }, ada))
        .body.run.isElsewhere;
    expect([await told('phone'), await told('laptop')]).toEqual([true, undefined]);
    // Reloading the first page takes nothing over and costs nothing.
    await start(ada, slug, { device: 'phone' });
    expect(await participantOf(slug)).toMatchObject({ warnings: 1 });
  });

  test('3 practice as a judge without penalties is refused', async () => {
    const slug = await newContest({ scoring: 'icpc' });
    const ada = await cheater();
    await enter(ada, slug);
    const body = { problemID: 'CODE1', code: solution, language: 'PYTHON3', type: 'problem' };
    expect(await post('/code/submit', body, ada)).toMatchObject({ status: 403 });
  });

  test('4 a partner who finished early cannot look up answers for the others', async () => {
    const slug = await newContest();
    const ada = await cheater();
    await enter(ada, slug);
    await finish(ada, slug, { time: 1 });
    const practice = { problemID: 'C2', answer: wrong, type: 'problem' };
    expect(await post('/answers/submit', practice, ada)).toMatchObject({ status: 403 });
  });

  test('5 an entry inserted between two announced ones is held', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 10);
    const [first, second] = [phone.write(8, 'C1', wrong), phone.write(9, 'C2', wrong)];
    await phone.contact(10, [first, second]);
    await pass(slug, 10);
    await phone.send(first);
    const inserted = { ...second, problemID: 'C3', said: right };
    expect((await phone.send(inserted)).body.contest).toMatchObject(held('announced earlier'));
  });

  test('6 an entry dropped from the queue leaves a gap, and the next one is held', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 20);
    phone.write(5, 'C1', wrong);
    const next = phone.write(6, 'C2', right);
    expect((await phone.send(next)).body.contest).toMatchObject(held('out of order'));
  });

  test('7 a second try at a question is refused', async () => {
    const slug = await newContest();
    const ada = await cheater();
    await enter(ada, slug);
    await answer(ada, slug, 'C1', wrong);
    expect(await answer(ada, slug, 'C1', right)).toMatchObject({ status: 409 });
  });

  test('8 an entry written after finishing, dated before it, is refused or held', async () => {
    const slug = await newContest();
    const ada = await cheater();
    const phone = await device(ada, slug, 20);
    await phone.contact(20);
    await finish(ada, slug, { time: 20 * 60 });
    await pass(slug, 5);
    expect((await phone.send(phone.write(10, 'C1', right))).body.contest).toMatchObject(
      held('contacted the server'),
    );
    expect(await phone.send(phone.write(24, 'C2', right))).toMatchObject({ status: 403 });
  });

  test('9 another participant’s entries, copied with their chain, are held', async () => {
    const slug = await newContest();
    const source = await device(await cheater(), slug, 10);
    const copied = source.write(5, 'C1', right);
    const thief = await device(await cheater(), slug, 10);
    expect((await thief.send(copied)).body.contest).toMatchObject(held('out of order'));
  });

  test('10 offline code that the server knew as a draft is supported, other code is not', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 20);
    await phone.contact(20, [], { drafts: [phone.draft('CODE1', solution)] });
    await pass(slug, 10);
    await phone.sendCode(phone.writeCode(21, 'CODE1', solution));
    await phone.sendCode(phone.writeCode(22, 'CODE1', 'print(3)\n'));
    const { entries } = await managed(slug);
    expect(entries.map(({ evidence }) => evidence).sort()).toEqual(['device', 'draft']);
    expect(entries.find(({ evidence }) => evidence === 'draft')).toMatchObject({
      draftTime: expect.any(String),
      contactTime: expect.any(String),
    });
  });
});
