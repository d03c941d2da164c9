import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type {
  ManagedContest,
  ManagedEntry,
  ManagedParticipant,
  ManagedPerson,
} from '../../../contract/entities/contest/contest-manage';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, solution } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await startSite();
let setter: Person;
let ada: Person;
let ben: Person;
const { post, create, get, register, enter, start, board, answer, finish } = contestClient(() => server.url);
const minuteMs = 60_000;
const ending = (minutes: number) => ({ openContestForever: false, endTime: inMinutes(minutes) });

beforeAll(async () => {
  [setter, ada, ben] = (await Promise.all(
    ['setter', 'ada.l', 'ben.k'].map((name) => signUpPerson(server.url, name)),
  )) as [Person, Person, Person];
  for (const id of ['Q1', 'Q2']) await createQuestion(server.url, setter, { id });
  await createProblem(server.url, setter, { id: 'SUM' });
});

const managed = async (slug: string): Promise<ManagedContest> =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, setter)).body;
const act = (contestSlug: string, username: string, more: object) =>
  post<ManagedParticipant>('/contests/manage/participant', { contestSlug, username, ...more }, setter);
const personOf = async (contestSlug: string, username: string): Promise<ManagedPerson> =>
  (await post<ManagedPerson>('/contests/manage/person', { contestSlug, username }, setter)).body;
const decide = (contestSlug: string, entryID: string, more: object) =>
  post<ManagedEntry>('/contests/manage/entry', { contestSlug, entryID, ...more }, setter);
const blur = () => ({ id: randomUUID(), kind: 'blur', at: new Date().toISOString(), elapsedMs: 1000 });
const tell = (person: Person, contestSlug: string, events: object[]) =>
  post<{ warnings: number; end: object | null }>('/contests/events', { contestSlug, events }, person);

test('ROLE-10 the creator sees the participants, blocks and unblocks; a blocked one leaves the leaderboard and cannot submit', async () => {
  const slug = await create(setter, { name: 'Blocks', problems: ['Q1', 'Q2'], ...ending(60) });
  for (const person of [ada, ben]) await enter(person, slug);
  expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  const before = await managed(slug);
  expect(before.participants.map(({ username }) => username)).toEqual(['ada.l', 'ben.k']);
  expect(before.participants[0]).toMatchObject({
    // Emails stay private in a contest open to everyone (D-38).
    email: null,
    blockedAt: null,
    startedAt: expect.any(String),
    deadline: expect.any(String),
    end: null,
  });
  expect(before.entries).toMatchObject([
    { username: 'ada.l', problemID: 'Q1', state: 'counted', score: 100 },
  ]);

  const restriction = { emailRestriction: 'emails', allowedEmails: [ada.email] };
  const closed = await create(setter, { name: 'Closed', problems: ['Q1'], ...restriction });
  await register(ada, closed);
  expect((await managed(closed)).participants).toMatchObject([
    { email: ada.email, emailProven: false, acceptedAt: null },
  ]);

  expect(await act(slug, 'ADA.L', { action: 'block' })).toMatchObject({
    status: 200,
    body: { blockedAt: expect.any(String) },
  });
  expect((await board(slug)).leaderboard.map(({ username }) => username)).toEqual(['ben.k']);
  expect(await answer(ada, slug, 'Q2', 'option_1')).toMatchObject({
    body: { errorCode: 'PARTICIPANT_BLOCKED' },
  });
  await act(slug, 'ada.l', { action: 'unblock' });
  await act(slug, 'ada.l', { action: 'unblock' });
  expect(await answer(ada, slug, 'Q2', 'option_1')).toMatchObject({ status: 200 });
  expect((await board(slug)).leaderboard).toMatchObject([
    { username: 'ada.l', totalScore: 200 },
    { username: 'ben.k' },
  ]);
  expect((await personOf(slug, 'ada.l')).decisions.map(({ text }) => text)).toEqual([
    'You have unblocked ada.l.',
    'You have blocked ada.l.',
  ]);
  expect(await act(slug, 'nobody', { action: 'block' })).toMatchObject({
    body: { errorCode: 'PARTICIPANT_NOT_FOUND' },
  });
});

test('extra time is a total, so setting it twice gives it once; the deadlines of others stay', async () => {
  const slug = await create(setter, { name: 'More time', problems: ['Q1'], ...ending(60) });
  const deadline = (await enter(ada, slug)).run.deadline ?? '';
  await enter(ben, slug);
  const extra = { action: 'extraTime', extraTimeMs: 10 * minuteMs };
  await act(slug, 'ada.l', extra);
  const { body } = await act(slug, 'ada.l', extra);
  expect(Date.parse(body.deadline ?? '') - Date.parse(deadline)).toBe(10 * minuteMs);
  expect((await start(ada, slug)).run.deadline).toBe(body.deadline);
  expect((await start(ben, slug)).run.deadline).toBe(deadline);
  expect((await personOf(slug, 'ada.l')).decisions).toMatchObject([
    { text: 'You have set the extra time of ada.l to 10 minutes in total.' },
  ]);
});

test('PROC-10 undoing a disqualification restores the remaining time, and its warnings no longer count', async () => {
  const slug = await create(setter, {
    name: 'Undone',
    problems: ['Q1'],
    enableProctored: true,
    maxWarnings: 1,
    ...ending(60),
  });
  await enter(ada, slug);
  const [first, second] = [blur(), blur()];
  await tell(ada, slug, [first]);
  expect((await tell(ada, slug, [second])).body).toMatchObject({
    warnings: 2,
    end: { reason: 'malpractice' },
  });
  expect((await managed(slug)).participants[0]).toMatchObject({
    warnings: 2,
    end: { reason: 'malpractice', cause: expect.stringContaining('2 times') },
  });
  expect((await personOf(slug, 'ada.l')).events).toMatchObject([{ kind: 'blur' }, { kind: 'blur' }]);
  expect((await board(slug)).leaderboard).toEqual([]);
  await query(
    databaseUrl,
    `update contest_runs set ended_at = ended_at - interval '15 minutes' where contest_pk = (select pk from contests where slug = $1)`,
    [slug],
  );
  const ended = Date.parse((await get(slug, ada)).run?.end?.at ?? '');
  const leftMs = Date.parse((await get(slug, ada)).run?.deadline ?? '') - ended;
  const said = Date.now();
  const { body } = await act(slug, 'ada.l', { action: 'reinstate' });
  expect(body).toMatchObject({ end: null, warnings: 0 });
  const leftNowMs = Date.parse(body.deadline ?? '') - said;
  expect(leftNowMs).toBeGreaterThanOrEqual(leftMs);
  expect(leftNowMs - leftMs).toBeLessThanOrEqual(Date.now() - said);
  expect((await board(slug)).leaderboard).toHaveLength(1);
  expect(await answer(ada, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  // The same events from a device that missed the answer, and one more; one warning is allowed.
  expect((await tell(ada, slug, [first, second, blur()])).body).toMatchObject({ warnings: 1, end: null });
});

test('one warning can be forgiven; the others still count', async () => {
  const slug = await create(setter, {
    name: 'Forgiven',
    problems: ['Q1'],
    enableProctored: true,
    maxWarnings: 3,
  });
  await enter(ben, slug);
  const event = blur();
  await tell(ben, slug, [event, blur()]);
  expect((await act(slug, 'ben.k', { action: 'forgive', eventID: event.id })).body.warnings).toBe(1);
  const { events } = await personOf(slug, 'ben.k');
  expect(events.filter(({ forgivenAt }) => forgivenAt !== null).map(({ id }) => id)).toEqual([event.id]);
  expect((await tell(ben, slug, [blur()])).body).toMatchObject({ warnings: 2 });
  expect((await finish(ben, slug, { time: 60 })).status).toBe(200);
});

/** Sends entries with a wrong number, which the server holds for review. */
async function holdAnswer(person: Person, slug: string, problemID: string): Promise<void> {
  const { run } = await enter(person, slug);
  const entry = {
    sequence: 5,
    previousHash: run.previousHash,
    elapsedMs: 0,
    deviceTime: new Date(Date.parse(run.startedAt)).toISOString(),
  };
  await query(
    databaseUrl,
    `update contest_runs set started_at = started_at - interval '10 minutes' where uid = $1 and contest_pk = (select pk from contests where slug = $2)`,
    [person.uid, slug],
  );
  const sent = await answer(person, slug, problemID, 'option_1', { run: entry });
  expect(sent.body.contest.state).toBe('held');
}

test('the organiser accepts or refuses a held entry with a reason; the leaderboard follows at once, and a second decision is refused', async () => {
  const slug = await create(setter, { name: 'Review', problems: ['Q1', 'Q2'], ...ending(120) });
  await holdAnswer(ada, slug, 'Q1');
  await holdAnswer(ben, slug, 'Q1');
  const held = (await managed(slug)).entries;
  expect(held.map(({ state }) => state)).toEqual(['held', 'held']);
  expect(held[0]).toMatchObject({
    score: null,
    reason: 'Submitted from a second device or out of order.',
    deviceTime: expect.any(String),
    elapsedMs: 0,
  });
  const idOf = (name: string) => held.find(({ username }) => username === name)?.id ?? '';
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }, { totalScore: 0 }]);

  expect((await decide(slug, idOf('ada.l'), { decision: 'accept' })).body).toMatchObject({
    state: 'counted',
    score: 100,
    reason: null,
  });
  const refusal = { decision: 'refuse', reason: 'Two devices.' };
  expect((await decide(slug, idOf('ben.k'), refusal)).body).toMatchObject({
    state: 'refused',
    reason: 'Two devices.',
  });
  expect((await board(slug)).leaderboard).toMatchObject([
    { username: 'ada.l', totalScore: 100 },
    { username: 'ben.k', totalScore: 0 },
  ]);
  expect(await decide(slug, idOf('ada.l'), refusal)).toMatchObject({ body: { errorCode: 'ENTRY_DECIDED' } });
  expect((await personOf(slug, 'ben.k')).decisions[0]?.text).toContain('Two devices.');
  expect(await answer(ben, slug, 'Q1', 'option_1')).toMatchObject({ status: 200 });
  const other = await create(setter, { name: 'Other', problems: ['Q1'] });
  expect(await decide(other, idOf('ada.l'), refusal)).toMatchObject({
    body: { errorCode: 'ENTRY_NOT_FOUND' },
  });
});

test('held code enters the judge’s queue once it is accepted, only once', async () => {
  const slug = await create(setter, { name: 'Held code', problems: ['SUM'], ...ending(120) });
  await enter(ada, slug);
  await query(
    databaseUrl,
    `update contest_runs set started_at = started_at - interval '30 minutes' where contest_pk = (select pk from contests where slug = $1)`,
    [slug],
  );
  const entry = { sequence: 9, previousHash: 'x', elapsedMs: minuteMs, deviceTime: new Date().toISOString() };
  const body = {
    code: solution,
    language: 'PYTHON3',
    problemID: 'SUM',
    type: 'contest',
    contestSlug: slug,
    run: entry,
  };
  const { submissionID } = (await post<{ submissionID: string }>('/code/submit', body, ada)).body;
  await decide(slug, submissionID, { decision: 'accept' });
  await decide(slug, submissionID, { decision: 'accept' });
  const jobs = await query(
    databaseUrl,
    "select data->>'lane' as lane from pgboss.job where data->>'submissionID' = $1",
    [submissionID],
  );
  expect(jobs).toEqual([{ lane: 'contest' }]);
  const status = await request(`${server.url}/api/code/status/${submissionID}`);
  expect(status.body).toMatchObject({ status: 'queued', contest: { state: 'counted' } });
});
