/**
 * Cheats with accounts, invitations and teams, beside those of cheats.integration: each is impossible (the server refuses)
 * or marked (the organiser sees it).
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CreatedAccounts, ResetCredentials } from '../../../contract/entities/contest/contest-accounts';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { Invitations } from '../../../contract/entities/contest/invitation';
import type { OutboxAnswers } from '../../../contract/entities/outbox';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { leaderboardCsv } from '../../../src/features/contests/board/leaderboard-csv';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, identityCall, type Person, request, signUpPerson } from '../client';
import { ccs } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { databaseUrl, server } = await startSite();
const { post, create, register, start, board } = contestClient(() => server.url);
const { device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const right = 'option_1';
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
    name: 'Fair',
    problems: ['C1', 'C2', 'C3', 'CODE1'],
    lateSyncMinutes: 30,
    openContestForever: false,
    endTime: inMinutes(60),
    ...more,
  });
const read = <T>(path: string, person?: Person) => request<T>(`${server.url}/api${path}`, undefined, person);
const managed = async (slug: string) =>
  (await read<ManagedContest>(`/contests/manage/${slug}`, organiser)).body;
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } });
const sendAll = async (person: Person, bodies: readonly object[], keys = bodies.map(() => randomUUID())) => {
  const entries = bodies.map((body, n) => ({ key: keys[n], call: 'answersSubmit', stream: 0, body }));
  const { status, body } = await post<OutboxAnswers>('/outbox', { entries }, person);
  expect(status).toBe(200);
  return body.answers as { status: number; body: { contest?: object; errorCode?: string } }[];
};
const block = (contestSlug: string, username: string) =>
  post('/contests/manage/participant', { contestSlug, username, action: 'block' }, organiser);

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
  // The list of participants marks it, and not somebody who used the link before.
  const { participants } = await managed(slug);
  const marks = participants.map(({ username, byLink }) => [username, byLink?.isAfterOut]);
  expect(Object.fromEntries(marks)).toEqual({ [ada.username]: false, [second.username]: true });
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
