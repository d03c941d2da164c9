/**
 * Twelve more cheats by dishonest clients at the API, beside those of cheats.integration: each is impossible (the server
 * refuses), held (the organiser decides), or marked (the organiser sees it).
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CreatedAccounts, ResetCredentials } from '../../../contract/entities/contest/contest-accounts';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { Invitations } from '../../../contract/entities/contest/invitation';
import type { SimilarityReport } from '../../../contract/entities/contest/similarity';
import type { OutboxAnswers } from '../../../contract/entities/outbox';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { increasing } from '../../../server/modules/similarity/programs-for-tests';
import { leaderboardCsv } from '../../../src/features/contests/board/leaderboard-csv';
import { query } from '../../support/postgres';
import { startSite } from '../../support/site';
import { createProblem, createQuestion, identityCall, type Person, request, signUpPerson } from '../client';
import { ccs } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { databaseUrl, server } = await startSite();
const { post, create, register, start, enter, answer, board } = contestClient(() => server.url);
const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const [right, wrong] = ['option_1', 'option_0'] as const;
let organiser: Person;
let people = 0;

beforeAll(async () => {
  organiser = await signUpPerson(server.url, 'arbiter');
  for (const id of ['C1', 'C2', 'C3', 'ELSEWHERE']) await createQuestion(server.url, organiser, { id });
  await createProblem(server.url, organiser, { id: 'CODE1' });
});

const cheater = () => signUpPerson(server.url, `cheat.${++people}`);
const newContest = (more: object = {}) =>
  create(organiser, {
    ...{ name: 'Fair', problems: ['C1', 'C2', 'C3', 'CODE1'], lateSyncMinutes: 30 },
    ...{ openContestForever: false, endTime: inMinutes(60), ...more },
  });
const read = <T>(path: string, person?: Person) => request<T>(`${server.url}/api${path}`, undefined, person);
const managed = async (slug: string) =>
  (await read<ManagedContest>(`/contests/manage/${slug}`, organiser)).body;
const held = (reason: string) => ({ state: 'held', reason: expect.stringContaining(reason) });
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } });
const sendAll = async (person: Person, bodies: readonly object[], keys = bodies.map(() => randomUUID())) => {
  const entries = bodies.map((body, n) => ({ key: keys[n], call: 'answersSubmit', stream: 0, body }));
  const { status, body } = await post<OutboxAnswers>('/outbox', { entries }, person);
  expect(status).toBe(200);
  return body.answers as { status: number; body: { contest?: object; errorCode?: string } }[];
};
const block = (contestSlug: string, username: string) =>
  post('/contests/manage/participant', { contestSlug, username, action: 'block' }, organiser);

test('1 two accounts on one device: copied entries are held, and retyped code is listed as similar', async () => {
  const slug = await newContest();
  const [ada, ben] = [await cheater(), await cheater()];
  const [source, copy] = [await device(ada, slug, 0), await device(ben, slug, 10)];
  for (const person of [ada, ben]) await start(person, slug, { device: 'shared' });
  const written = source.writeCode(5, 'CODE1', increasing.original);
  expect((await source.sendCode(written)).body.contest.state).toBe('counted');
  await copy.sendCode(copy.writeCode(6, 'CODE1', increasing.renamed));
  expect((await copy.sendCode(written)).body.contest).toMatchObject(held('out of order'));
  await post('/contests/similarity/check', { contestSlug: slug }, organiser);
  const report = async () => (await read<SimilarityReport>(`/contests/similarity/${slug}`, organiser)).body;
  await expect.poll(async () => (await report()).check?.state).toBe('done');
  const names = (await report()).pairs.map(({ left, right }) => [left.username, right.username].sort());
  expect(names).toEqual([[ada.username, ben.username].sort()]);
});

test('2 another participant’s request, replayed with its key, is a new entry and held', async () => {
  const slug = await newContest();
  const victim = await device(await cheater(), slug, 10);
  const ben = await cheater();
  await enter(ben, slug);
  const { run, problemID, said } = victim.write(5, 'C1', right);
  const body = { problemID, answer: said, type: 'contest', contestSlug: slug, run };
  const key = randomUUID();
  const replayed = await sendAll(ben, [body], [key]);
  expect(replayed).toMatchObject([{ status: 200, body: { correct: false, contest: held('out of order') } }]);
  expect((await victim.send({ run, problemID, said })).body.contest.state).toBe('counted');
});

test('3 a problem outside the contest is refused inside a batch, and the others still count', async () => {
  const slug = await newContest();
  const ada = await cheater();
  const phone = await device(ada, slug, 10);
  const entries = [
    phone.write(5, 'C1', right),
    phone.write(6, 'ELSEWHERE', right),
    phone.write(7, 'C2', right),
  ];
  const bodies = entries.map(({ run, problemID, said }) => ({
    ...{ problemID, answer: said, type: 'contest', contestSlug: slug, run },
  }));
  expect(await sendAll(ada, bodies)).toMatchObject([
    { status: 200, body: { contest: { state: 'counted' } } },
    refused(404, 'PROBLEM_NOT_FOUND'),
    { status: 200, body: { contest: { state: 'counted' } } },
  ]);
  // Nor as practice that names the contest.
  const practice = { problemID: 'ELSEWHERE', answer: right, type: 'problem', contestSlug: slug };
  expect(await sendAll(ada, [practice])).toMatchObject([refused(404, 'PROBLEM_NOT_FOUND')]);
  expect((await managed(slug)).entries.map(({ problemID }) => problemID).sort()).toEqual(['C1', 'C2']);
});

test('4 a chain with a gap is held after the end, and so is its continuation before the last contact', async () => {
  const slug = await newContest();
  const phone = await device(await cheater(), slug, 59);
  const kept = phone.write(57, 'C1', wrong);
  phone.write(58, 'C2', wrong);
  const afterGap = phone.write(58.5, 'C3', right);
  await phone.contact(59, [kept]);
  await pass(slug, 10);
  expect((await phone.send(kept)).body.contest.state).toBe('late');
  expect((await phone.send(afterGap)).body.contest).toMatchObject(held('out of order'));
  const next = await phone.send(phone.write(58.7, 'C2', right));
  expect(next.body.contest).toMatchObject(held('contacted the server'));
});

test('5 announcing every answer as a draft supports none of them', async () => {
  const slug = await newContest();
  const phone = await device(await cheater(), slug, 20);
  const drafts = [right, wrong].map((option) => phone.answerDraft('C1', option));
  await phone.contact(20, [], { drafts });
  await pass(slug, 10);
  expect((await phone.send(phone.write(20.5, 'C1', right))).body.contest.state).toBe('counted');
  const [entry] = (await managed(slug)).entries;
  expect(entry).toMatchObject({ evidence: 'device' });
  expect(entry?.draftTime).toBeUndefined();
});

test('6 a participant can neither pause the contest nor date entries into a pause that never was', async () => {
  const slug = await newContest();
  const ada = await cheater();
  const phone = await device(ada, slug, 59);
  await phone.contact(59);
  for (const change of [
    { action: 'pause' },
    { action: 'remove', from: inMinutes(-40), to: inMinutes(-10) },
  ]) {
    const asked = await post('/contests/manage/clock', { contestSlug: slug, ...change }, ada);
    expect(asked).toMatchObject(refused(403, 'FORBIDDEN'));
  }
  const more = { contestSlug: slug, username: ada.username, action: 'extraTime', extraTimeMs: 30 * minuteMs };
  expect(await post('/contests/manage/participant', more, ada)).toMatchObject(refused(403, 'FORBIDDEN'));
  await pass(slug, 15);
  // The device stopped its clock during the pause that it invented.
  expect((await phone.send(phone.write(58, 'C2', right))).body.contest).toMatchObject(
    held('contacted the server'),
  );
  expect(await phone.send(phone.write(70, 'C1', right))).toMatchObject(refused(403, 'CONTEST_ENDED'));
  expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
});

test('7 no virtual run while the real one is on, also not after finishing it early', async () => {
  const slug = await newContest();
  const ada = await cheater();
  await enter(ada, slug);
  const virtual = () => read(`/contests/virtual/${slug}`, ada);
  expect(await virtual()).toMatchObject(refused(403, 'CONTEST_NOT_OVER'));
  await post('/contests/finish', { contestSlug: slug, time: 1 }, ada);
  expect(await virtual()).toMatchObject(refused(403, 'CONTEST_NOT_OVER'));
  // Others can still deliver what they wrote in time.
  await pass(slug, 61);
  expect(await virtual()).toMatchObject(refused(403, 'CONTEST_NOT_OVER'));
});

test('8 a participant reads nothing of what only the organiser or a later time may see', async () => {
  const slug = await newContest({ freezeMinutes: 30 });
  const [ada, ben] = [await cheater(), await cheater()];
  for (const person of [ada, ben]) await enter(person, slug);
  await pass(slug, 40);
  await answer(ben, slug, 'C1', right);
  const text = 'The stern, of course.';
  const editorial = { contestSlug: slug, action: 'write', problemID: 'C1', version: 0, text };
  expect(await post('/contests/manage/practice', editorial, organiser)).toMatchObject({ status: 200 });
  const contest = '/contests';
  const closed = [
    ...[`${contest}/practice/${slug}`, `${contest}/manage/${slug}/editorials`, `${contest}/manage/${slug}`],
    ...[`${contest}/similarity/${slug}`, `${contest}/results/${slug}/rows`, `${contest}/results/${slug}`],
    ...[`${contest}/manage/${slug}/pack-code`, `${contest}/manage/${slug}/invitations`],
  ];
  for (const path of closed) expect([path, (await read(path, ada)).status]).toEqual([path, 403]);
  const [entry] = (await managed(slug)).entries;
  const submission = { contestSlug: slug, entryID: entry?.id };
  expect(await post('/contests/manage/submission', submission, ada)).toMatchObject({ status: 403 });
  // The public view of the Contest API, with a password or without.
  expect((await ccs(server.url, `contests/${slug}/runs`, ada)).status).not.toBe(200);
  expect((await ccs(server.url, `contests/${slug}/submissions/${entry?.id}/files`, ada)).status).not.toBe(
    200,
  );
  const guess = { token: `Basic ${btoa('ccs:guess')}` };
  expect((await ccs(server.url, `contests/${slug}/judgements`, guess)).status).toBe(401);
  expect((await ccs(server.url, `contests/${slug}/judgements`, ada)).body).toEqual([]);
  const seen = [
    JSON.stringify((await ccs(server.url, `contests/${slug}/event-feed?stream=false`, ada)).body),
    JSON.stringify((await read(`/leaderboard/${slug}/replay`, ada)).body),
    JSON.stringify(await board(slug, { perPage: 500 }, ada)),
  ];
  for (const body of seen) expect(body).not.toContain(text);
  expect(JSON.parse(seen[1] ?? '')).toMatchObject({ entries: [{ score: null }] });
  expect(JSON.parse(seen[2] ?? '')).toMatchObject({ leaderboard: [{ totalScore: 0 }, { totalScore: 0 }] });
});

test('9 a disqualified participant’s second account cannot use the same invitation, and another one shows it', async () => {
  const slug = await newContest({
    emailRestriction: 'emails',
    allowedEmails: ['x@example.org'],
    public: false,
  });
  const [ada, second] = [await cheater(), await cheater()];
  const link = async (usesMax: number | null) => {
    const id = randomUUID();
    const invite = { contestSlug: slug, action: 'link', id, usesMax, days: null };
    const { body } = await post<Invitations>('/contests/manage/invitations', invite, organiser);
    return body.invitations.find((one) => one.id === id)?.token;
  };
  const accept = (person: Person, token: string | null | undefined) =>
    post('/contests/invitation', { contestSlug: slug, token }, person);
  const own = await link(1);
  expect(await accept(ada, own)).toMatchObject({ status: 200 });
  await block(slug, ada.username);
  expect(await accept(second, own)).toMatchObject(refused(403, 'INVITATION_INVALID'));
  const open = await link(null);
  expect(await accept(ada, open)).toMatchObject(refused(403, 'PARTICIPANT_BLOCKED'));
  expect(await register(ada, slug)).toMatchObject(refused(403, 'PARTICIPANT_BLOCKED'));
  await accept(second, open);
  const { body } = await read<Invitations>(`/contests/manage/${slug}/invitations`, organiser);
  expect(body.invitations.find(({ token }) => token === open)?.acceptedBy).toEqual([second.username]);
});

test('10 an organiser cannot take over an account that belongs to its owner', async () => {
  const slug = await newContest();
  const empty = {
    name: 'Gus',
    username: '',
    email: 'gus@example.org',
    teamName: '',
    affiliation: '',
    country: '',
  };
  const [key = ''] = accountKeys([empty]);
  const createIn = async (contestSlug: string) =>
    (
      await post<CreatedAccounts>(
        '/contests/manage/accounts/create',
        { contestSlug, rows: [{ ...empty, key }] },
        organiser,
      )
    ).body.rows[0];
  const gus = (await createIn(slug))?.credentials;
  const signIn = async () => {
    const body = { email: 'gus@example.org', password: gus?.password };
    return (await identityCall(server.url, 'signInWithPassword', body)).body;
  };
  const { localId: uid } = await signIn();
  await query(databaseUrl, 'insert into proven_emails (uid, email) values ($1, $2)', [
    uid,
    'gus@example.org',
  ]);
  const reset = { contestSlug: slug, usernames: [gus?.username] };
  const { body } = await post<ResetCredentials>('/contests/manage/accounts/reset', reset, organiser);
  expect(body).toEqual({ accounts: [], refused: [gus?.username] });
  // Nor by creating the account again, here or in another contest.
  expect(await createIn(slug)).toEqual({ outcome: 'exists', username: gus?.username });
  const other = await newContest();
  expect((await createIn(other))?.credentials).toBeUndefined();
  const elsewhere = { ...reset, contestSlug: other };
  expect(
    (await post<ResetCredentials>('/contests/manage/accounts/reset', elsewhere, organiser)).body.accounts,
  ).toEqual([]);
  expect((await signIn()).localId).toBe(uid);
});

test('11 a team name with a formula or markup stays text, and a participant cannot change it later', async () => {
  const slug = await newContest();
  await post('/contests/manage/registration', { contestSlug: slug, asksTeam: true }, organiser);
  const ada = await cheater();
  const teamName = `=cmd|'/C calc'!A0<img src=x onerror=alert(1)>`;
  const team = { teamName, affiliation: '+1+1', country: '' };
  expect(await register(ada, slug, { team })).toMatchObject({ status: 200 });
  await start(ada, slug);
  await register(ada, slug, { team: { ...team, teamName: 'Other' } });
  const shown = await board(slug);
  expect(shown.leaderboard).toMatchObject([{ displayName: teamName, affiliation: '+1+1' }]);
  const csv = leaderboardCsv(shown.leaderboard, shown);
  expect(csv).toContain(`'${teamName}`);
  expect(csv).toContain(`'+1+1`);
  const teams = await ccs(server.url, `contests/${slug}/teams`);
  expect(teams.headers.get('content-type')).toContain('application/json');
  expect(teams.body).toMatchObject([{ display_name: teamName }]);
  for (const hostile of ['a\u202eb', 'a\u0000b', 'x'.repeat(500)]) {
    const body = { team: { ...team, teamName: hostile } };
    expect((await register(await cheater(), slug, body)).status).toBe(400);
  }
});

test('12 a blocked participant can neither come back, submit, report nor read the problems', async () => {
  const slug = await newContest({ enableProctored: true, maxWarnings: 3 });
  const ada = await cheater();
  const phone = await device(ada, slug, 10);
  const before = phone.write(5, 'C1', right);
  await block(slug, ada.username);
  expect(await phone.send(before)).toMatchObject(refused(403, 'PARTICIPANT_BLOCKED'));
  const bodies = [{ problemID: 'C2', answer: right, type: 'contest', contestSlug: slug }];
  expect(await sendAll(ada, bodies)).toMatchObject([refused(403, 'PARTICIPANT_BLOCKED')]);
  expect(await post(`/contests/start/${slug}`, {}, ada)).toMatchObject(refused(403, 'PARTICIPANT_BLOCKED'));
  expect(await post(`/contests/pack/${slug}/open`, { version: 1 }, ada)).toMatchObject(
    refused(403, 'PARTICIPANT_BLOCKED'),
  );
  const ask = { contestSlug: slug, id: randomUUID(), text: 'May I?' };
  expect(await post('/contests/ask', ask, ada)).toMatchObject(refused(403, 'PARTICIPANT_BLOCKED'));
  expect((await board(slug)).leaderboard).toEqual([]);
  expect((await managed(slug)).entries).toMatchObject([{ state: 'refused', problemID: 'C1' }]);
});
