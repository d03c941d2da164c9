import { expect, test } from 'vitest';
import type { AdminJudges } from '../../../contract/entities/admin/judges';
import type { ShownSetting } from '../../../contract/entities/admin/settings';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  eventually,
  identityCall,
  request,
  signUpPerson,
  submitCode,
  waitForVerdict,
} from '../client';
import { adminClient } from './administrator';

const { server, start, databaseUrl } = await startSite({ env: { JUDGE_WORKERS: '1' } });
const { url } = server;
const boss = await signUpPerson(url, 'boss');
const { get, post, audit } = adminClient(
  () => url,
  () => boss,
);
await createProblem(url, boss, { id: 'SUM' });

const judges = async () => (await get<AdminJudges>('/judges')).body;
const change = (body: object) => post<AdminJudges>('/judges/change', body);
const setting = (name: string, value?: unknown) =>
  post<{ settings: ShownSetting[] }>('/settings/change', { name, ...(value !== undefined && { value }) });
const statusOf = async (id: string) =>
  (await query<{ status: string }>(databaseUrl, 'select status from submissions where id = $1', [id]))[0]
    ?.status;
/** The server is ready before its judge. */
const id = await eventually(async () => (await judges()).judges[0]?.id);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('shows judges with their computer, languages and jobs, and the queue', async () => {
  const { judges: all, queue } = await judges();
  expect(all).toMatchObject([{ slots: 1, isAlive: true, control: 'run', jobs: [] }]);
  expect(all[0]?.host).toMatch(/ · \d+$/);
  expect(queue).toMatchObject({ waiting: 0, running: 0, oldestAt: null, stuck: 0, isPaused: false });
});

test.each(['pause', 'drain'] as const)(
  'a judge takes no job after %s, until it is resumed',
  async (action) => {
    expect((await change({ action, id })).body.judges[0]?.control).toBe(action);
    const submission = await submitCode(url, 'SUM', {}, boss);
    // Longer than the judge needs to look again.
    await pause(2500);
    expect(await statusOf(submission)).toBe('queued');
    expect((await judges()).queue).toMatchObject({ waiting: 1, oldestAt: expect.any(String) });
    expect((await audit())[0]).toMatchObject({
      action: `judge.${action}`,
      actor: 'boss',
      target: id,
      before: { control: 'run' },
      after: { control: action },
    });
    await change({ action: 'resume', id });
    await waitForVerdict(url, submission);
    expect((await audit())[0]?.action).toBe('judge.resume');
  },
);

test('a pause returns a running job to the queue, and another judge takes it', async () => {
  const code = 'import time\ntime.sleep(1.2)\na, b = map(int, input().split())\nprint(a + b)\n';
  const submission = await submitCode(url, 'SUM', { code }, boss);
  await expect
    .poll(async () => (await judges()).judges[0]?.jobs, { timeout: 10_000 })
    .toMatchObject([{ id: submission, kind: 'submission', language: 'PYTHON3' }]);
  await change({ action: 'pause', id });
  await expect.poll(() => statusOf(submission), { timeout: 10_000 }).toBe('queued');
  await change({ action: 'resume', id });
  await waitForVerdict(url, submission);
});

test('a submission that lost its job is counted, and gets a new one', async () => {
  await change({ action: 'drain', id });
  const submission = await submitCode(url, 'SUM', {}, boss);
  await query(databaseUrl, "delete from pgboss.job where data ->> 'submissionID' = $1", [submission]);
  await query(databaseUrl, "update submissions set received_time = now() - interval '1 hour' where id = $1", [
    submission,
  ]);
  expect((await judges()).queue.stuck).toBe(1);
  expect((await change({ action: 'requeue' })).body.queue.stuck).toBe(0);
  await change({ action: 'resume', id });
  await waitForVerdict(url, submission);
  expect((await audit('?action=queue.requeue'))[0]).toMatchObject({ after: { count: 1 } });
});

test('a setting counts on all servers at once, shows who changed it, and goes back to its default', async () => {
  const other = await start({ env: { JUDGE_WORKERS: '0' } });
  const notice = { text: 'Maintenance at 18:00.', tone: 'alert' };
  const shown = (await setting('notice', notice)).body.settings.find(({ name }) => name === 'notice');
  expect(shown).toMatchObject({ value: notice, default: null, changedBy: 'boss' });
  const meta = async (at: string) => (await request(`${at}/api/meta`)).body;
  for (const at of [url, other.url]) await expect.poll(() => meta(at)).toMatchObject({ notice });
  expect((await audit())[0]).toMatchObject({
    action: 'setting.change',
    target: 'notice',
    before: { value: null },
    after: { value: notice },
  });
  const back = (await setting('notice')).body.settings.find(({ name }) => name === 'notice');
  expect(back).toMatchObject({ value: null, changedAt: null });
  await expect.poll(async () => (await meta(other.url)).notice).toBeUndefined();
});

test('refuses values that are not valid, and limits follow their settings', async () => {
  for (const [name, value] of [
    ['queueMax', 0],
    ['signUp', 'maybe'],
    ['notice', { text: '', tone: 'plain' }],
  ] as const)
    expect(await setting(name, value), name).toMatchObject({
      status: 400,
      body: { errorCode: 'VALIDATION' },
    });
  await setting('judging', 'paused');
  await setting('queueMaxEach', 1);
  await expect
    .poll(async () => {
      await submitCode(url, 'SUM', {}, boss).catch(() => {});
      const body = { code: 'print(1)', language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
      return (await request(`${url}/api/code/submit`, body, { ...boss, key: crypto.randomUUID() })).status;
    })
    .toBe(429);
  expect((await judges()).queue.isPaused).toBe(true);
  await setting('queueMaxEach');
  await setting('judging');
  await expect.poll(async () => (await judges()).queue.waiting, { timeout: 20_000 }).toBe(0);
});

test('sign-up is closed or needs the code, which the log does not contain', async () => {
  const join = async (name: string, invitation?: string) => {
    const person = await signUpPerson(url, name, { record: false });
    const body = { uid: person.uid, email: person.email, username: name, displayName: name, invitation };
    return await request(`${url}/api/users/signup_email`, body, person);
  };
  await setting('signUp', 'closed');
  await expect.poll(async () => (await request(`${url}/api/meta`)).body.signUp).toBe('closed');
  expect(await join('too.late')).toMatchObject({ status: 403, body: { errorCode: 'SIGN_UP_CLOSED' } });
  await setting('invitationCode', 'harbour-2026');
  await setting('signUp', 'invitation');
  await expect.poll(async () => (await request(`${url}/api/meta`)).body.signUp).toBe('invitation');
  const refused = { status: 403, body: { errorCode: 'INVITATION_NEEDED' } };
  expect(await join('no.code')).toMatchObject(refused);
  expect(await join('wrong.code', 'harbour-2025')).toMatchObject(refused);
  expect((await join('invited', ' harbour-2026 ')).status).toBe(200);
  expect(JSON.stringify(await audit())).not.toContain('harbour-2026');
  // Who has an account still signs in.
  const signedIn = await identityCall(url, 'signInWithPassword', { email: boss.email, password: 'secret-1' });
  expect(signedIn.status).toBe(200);
});
