/**
 * Eleven more cheats by dishonest clients at the API, beside those of cheats.integration: each is impossible (the server
 * refuses), held (the organiser decides), or marked (the organiser sees it).
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { SimilarityReport } from '../../../contract/entities/contest/similarity';
import type { OutboxAnswers } from '../../../contract/entities/outbox';
import { contestLimits } from '../../../contract/limits';
import { increasing } from '../../../server/modules/similarity/programs-for-tests';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, createQuestion, type Person, request, signUpPerson } from '../client';
import { ccs } from '../contest-api/read-feed';
import { contestClient } from '../contest-client';
import { contestDevices } from '../contest-device';

const { databaseUrl, server } = await joinSharedSite();
const { post, create, start, enter, answer, board } = contestClient(() => server.url);
const { pass, device } = contestDevices(
  () => server.url,
  () => databaseUrl,
);
const minuteMs = 60_000;
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
const held = (reason: string) => ({ state: 'held', reason: expect.stringContaining(reason) });
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } });
const sendAll = async (person: Person, bodies: readonly object[], keys = bodies.map(() => randomUUID())) => {
  const entries = bodies.map((body, n) => ({ key: keys[n], call: 'answersSubmit', stream: 0, body }));
  const { status, body } = await post<OutboxAnswers>('/outbox', { entries }, person);
  expect(status).toBe(200);
  return body.answers as { status: number; body: { contest?: object; errorCode?: string } }[];
};

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
    problemID,
    answer: said,
    type: 'contest',
    contestSlug: slug,
    run,
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

describe('9 announcing every answer early, to choose one later', () => {
  const announcedEarly = async (filler: 'C1' | 'CODE1', more: object = {}) => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 0.5);
    const first = phone.write(0.3, 'C1', wrong);
    const place = { sequence: 1, previousHash: first.run.previousHash };
    const skipped =
      filler === 'C1'
        ? phone.write(0.3, 'C1', 'option_9', place)
        : phone.writeCode(0.3, 'CODE1', 'x', { ...place, ...more });
    const second = phone.write(0.4, 'C1', right, {
      sequence: skipped.run.sequence + 1,
      previousHash: skipped.hash,
    });
    await phone.contact(0.5, [first, second]);
    await pass(slug, 20);
    return { slug, phone, skipped, second };
  };

  test('a refused entry that differs from its announced hash is no link, so the chosen answer is held', async () => {
    const { slug, phone, skipped, second } = await announcedEarly('C1');
    if ('code' in skipped) throw new Error('not an answer');
    expect(await phone.send(skipped)).toMatchObject(refused(400, 'VALIDATION'));
    expect((await phone.send(second)).body.contest).toMatchObject(held('out of order'));
    expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
  });

  test.each([
    ['announced earlier', {}],
    ['clock', { clockSetBack: true }],
    ['out of order', { sequence: 2 }],
  ])(
    'after a held entry that skips an announced one (%s), earlier announcements prove nothing',
    async (reason, more) => {
      const { slug, phone, skipped, second } = await announcedEarly('CODE1', more);
      if (!('code' in skipped)) throw new Error('not a program');
      expect((await phone.sendCode(skipped)).body.contest).toMatchObject(held(reason));
      expect((await phone.send(second)).body.contest).toMatchObject(held('contacted the server'));
      expect((await board(slug)).leaderboard).toMatchObject([{ totalScore: 0 }]);
    },
  );

  test('a refused entry of an honest device equals its announced hash, so the next one counts', async () => {
    const slug = await newContest();
    const phone = await device(await cheater(), slug, 0.5);
    const faulty = phone.write(0.3, 'C1', 'option_9');
    const next = phone.write(0.4, 'C1', right);
    await phone.contact(0.5, [faulty, next]);
    await pass(slug, 20);
    expect(await phone.send(faulty)).toMatchObject(refused(400, 'VALIDATION'));
    expect((await phone.send(next)).body.contest.state).toBe('counted');
    expect((await managed(slug)).entries).toMatchObject([{ evidence: 'commitment' }]);
  });
});

test('10 a run keeps a limited number of announced hashes', async () => {
  const slug = await newContest();
  const ada = await cheater();
  const phone = await device(ada, slug, 1);
  const announce = (numbers: readonly number[]) =>
    phone.contact(
      1,
      numbers.map((sequence) => ({ run: { sequence }, hash: 'f'.repeat(64) })),
    );
  const kept = async () => {
    const sql = 'select count(*)::int as kept, max(sequence) as last from contest_commitments where uid = $1';
    return (await query(databaseUrl, sql, [ada.uid]))[0];
  };
  await announce([1]);
  const fill = `insert into contest_commitments select contest_pk, uid, number, hash, committed_at, after_elapsed_ms
    from contest_commitments, generate_series(2, $2::int) number where uid = $1`;
  await query(databaseUrl, fill, [ada.uid, contestLimits.commitmentsKept - 1]);
  await announce([contestLimits.commitmentsKept]);
  expect((await announce([contestLimits.commitmentsKept + 1])).status).toBe(200);
  expect(await kept()).toEqual({ kept: contestLimits.commitmentsKept, last: contestLimits.commitmentsKept });
});
