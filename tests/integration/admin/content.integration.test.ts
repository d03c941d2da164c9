import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type {
  AdminReport,
  AdminStorage,
  ContentPage,
  MailLogPage,
} from '../../../contract/entities/admin/reports';
import { makePng } from '../../support/browser/png';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, request, signUpPerson } from '../client';
import { adminClient } from './administrator';

const { server, databaseUrl } = await startSite({ env: { JUDGE_WORKERS: '0' } });
const { url } = server;
const boss = await signUpPerson(url, 'boss');
const ada = await signUpPerson(url, 'ada.l');
const { get, post, audit } = adminClient(
  () => url,
  () => boss,
);
const reports = async (text = '') => (await get<{ reports: AdminReport[] }>(`/reports${text}`)).body.reports;
const mails = async (text = '') => (await get<MailLogPage>(`/mails${text}`)).body.mails;

async function report(description: string, email: string, picture?: Uint8Array): Promise<string> {
  const form = new FormData();
  const fields = {
    type: 'bug',
    description,
    email,
    currentURL: '/code/SUM',
    screenWidth: '390',
    screenHeight: '844',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('screenshot', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const response = await fetch(`${url}/api/bug-report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  return ((await response.json()) as { reportID: string }).reportID;
}

test('lists reports with their screenshot, closes and opens them again', async () => {
  const id = await report('The editor flickers', ada.email, makePng(8, 4));
  expect(await reports()).toMatchObject([
    { id, description: 'The editor flickers', username: 'ada.l', page: '/code/SUM', hasScreenshot: true },
  ]);
  const picture = (await get<{ url: string }>(`/reports/${id}/screenshot`)).body.url;
  expect(picture.split(',')[1]).toBe(Buffer.from(makePng(8, 4)).toString('base64'));
  await post('/reports/change', { action: 'close', id });
  expect(await reports()).toEqual([]);
  expect(await reports('?state=closed&search=flick')).toMatchObject([{ id }]);
  await post('/reports/change', { action: 'reopen', id });
  expect(await reports('?type=feature')).toEqual([]);
  expect((await audit('?action=report.close'))[0]).toMatchObject({ actor: 'boss', target: id });
});

test('an answer goes to the reporter by mail, and the mail log has no text of it', async () => {
  const [open] = await reports();
  const anonymous = await report('Anonymous hint', 'Anonymous');
  const answer = (id: string | undefined) =>
    post('/reports/change', { action: 'answer', id, text: 'Fixed <b>now</b>.' });
  expect(await answer(anonymous)).toMatchObject({ status: 409, body: { errorCode: 'NO_EMAIL' } });
  expect((await answer(open?.id)).status).toBe(200);
  await expect
    .poll(() => mails(), { timeout: 10_000 })
    .toMatchObject([
      { kind: 'report answer', recipient: ada.email, outcome: 'sent', attempts: 1, error: null },
    ]);
  expect(JSON.stringify(await query(databaseUrl, 'select * from mail_log'))).not.toContain('Fixed');
  expect((await reports('?state=all&search=flick'))[0]?.answer).toBe('Fixed <b>now</b>.');
  await post('/reports/change', { action: 'delete', id: anonymous });
  expect(await reports('?search=Anonymous+hint')).toEqual([]);
});

test('the log names a password code and never contains it', async () => {
  await request(`${url}/api/users/forgot-password`, { email: ada.email });
  await expect.poll(() => mails('?search=password'), { timeout: 10_000 }).toHaveLength(1);
  const rows = JSON.stringify(await query(databaseUrl, 'select * from mail_log'));
  expect(rows).not.toMatch(/"\d{6}"|code for/);
});

test('shows sizes by group, large accounts, and the free disk space', async () => {
  await createProblem(url, ada, { id: 'BIG' });
  const { body } = await get<AdminStorage>('/storage');
  expect(body.databaseBytes).toBeGreaterThan(1_000_000);
  expect(body.tables.map(({ group }) => group)).toEqual(
    expect.arrayContaining(['Submissions', 'Accounts', 'Queue']),
  );
  expect(body.tables.find(({ group }) => group === 'Other')?.bytes ?? 0).toBeLessThan(2_000_000);
  expect(body.users).toMatchObject([{ username: 'ada.l' }]);
  expect(body.disk?.freeBytes).toBeGreaterThan(0);
  expect(body.backups).toBeNull();
});

test('makes a problem private with a reason, which its creator gets by mail', async () => {
  const find = async () => (await get<ContentPage>('/content?search=ada.l')).body.items;
  const [found] = await find();
  expect(found).toMatchObject({ name: 'BIG', creator: 'ada.l', isPublic: true });
  const body = { action: 'makePrivate', kind: 'problem', key: found?.key, reason: 'Copied from a book' };
  expect((await post('/content/change', body)).status).toBe(200);
  expect(await request(`${url}/api/problem/get`, { problemID: 'BIG' })).toMatchObject({ status: 404 });
  expect(await find()).toMatchObject([{ isPublic: false }]);
  expect((await audit())[0]).toMatchObject({
    action: 'content.makePrivate',
    target: found?.key,
    reason: 'Copied from a book',
    before: { public: true },
    after: { public: false },
  });
  await expect
    .poll(() => mails('?search=content'), { timeout: 10_000 })
    .toMatchObject([{ recipient: ada.email, outcome: 'sent' }]);
  for (const kind of ['contest', 'challenge'])
    expect((await get(`/content?kind=${kind}`)).status, kind).toBe(200);
});
