import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/open';
import { fileReader } from '../../server/platform/files/file-store';
import { listReports } from '../../tools/reports/list-reports';
import { makePng } from '../support/browser/png';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { type Answer, type Person, signUpPerson } from './client';

/** A minute, from one sender. */
const limit = 40;
const { databaseUrl, server, start } = await startSite({ env: { LIMIT_REPORT: String(limit) } });
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
});

const fields = {
  type: 'bug',
  description: 'The ferry does not leave.',
  email: 'Anonymous',
  currentURL: 'http://localhost:8080/explore?tag=maths',
  screenWidth: '390',
  screenHeight: '844',
};

interface Sent {
  token?: string;
  key?: string;
  screenshot?: Uint8Array<ArrayBuffer>;
}

async function send(
  changes: Record<string, string | null> = {},
  { token, key = randomUUID(), screenshot }: Sent = {},
  url = server.url,
): Promise<Answer<Record<string, string>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) {
    if (value !== null) form.set(name, value);
  }
  if (screenshot) form.set('screenshot', new Blob([screenshot], { type: 'image/png' }), 'screenshot.png');
  const response = await fetch(`${url}/api/bug-report`, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, string>,
  };
}

const stored = (id: string | undefined) =>
  query(databaseUrl, 'select * from bug_reports where id = $1', [id]);

test('API-30 ENT-21 BUG-9 BUG-10 BUG-14 a report without an account is stored with all its fields', async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(await stored(body.reportID)).toMatchObject([
    {
      uid: null,
      type: 'bug',
      description: fields.description,
      email: 'Anonymous',
      current_url: fields.currentURL,
      screen_width: 390,
      screen_height: 844,
      image_hash: null,
    },
  ]);
});

test.each(['bug', 'feature', 'other'])(
  'LIM-18 BUG-14 anybody can send a report of the type %s',
  async (type) => {
    const { status, body } = await send({ type });
    expect(status).toBe(200);
    expect(await stored(body.reportID)).toMatchObject([{ type, uid: null }]);
  },
);

test('BUG-11 ROLE-8 a screenshot is stored once, by its hash, and a report records its account', async () => {
  const screenshot = makePng(640, 480);
  const ids = [];
  for (let n = 0; n < 2; n += 1) {
    const { status, body } = await send({ email: ada.email }, { token: ada.token, screenshot });
    expect(status).toBe(200);
    ids.push(body.reportID);
  }
  const [first] = await stored(ids[0]);
  expect(first).toMatchObject({ uid: ada.uid, email: ada.email });
  expect((await stored(ids[1]))[0]?.image_hash).toBe(first?.image_hash);
  const images = await query(databaseUrl, 'select bytes from report_images where hash = $1', [
    first?.image_hash,
  ]);
  expect(images).toHaveLength(1);
  expect(new Uint8Array(images[0]?.bytes as Buffer)).toEqual(screenshot);
});

test('a report repeated with its key is stored once; a different one with the key is refused', async () => {
  const key = randomUUID();
  const screenshot = makePng(8, 4);
  const first = await send({}, { key, screenshot });
  const again = await send({}, { key, screenshot });
  expect(again.body.reportID).toBe(first.body.reportID);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await send({}, { key, screenshot: makePng(9, 4) })).body.errorCode).toBe('KEY_REUSED');
});

test.each([
  ['LIM-18 another type', { type: 'praise' }, undefined, 400],
  ['BUG-3 no description', { description: ' ' }, undefined, 400],
  ['no email and no word for it', { email: '' }, undefined, 400],
  ['a screen of words', { screenWidth: 'wide' }, undefined, 400],
  ['a description without end', { description: 'x'.repeat(70_000) }, undefined, 400],
  ['a picture that is none', {}, new Uint8Array(100).fill(7), 400],
  ['a picture of 9000 pixels', {}, makePng(9000, 4), 400],
  ['a picture that is too large', {}, makePng(8, 4, new Uint8Array(3 * 1024 * 1024)), 413],
] as const)('%s is refused', async (_, changes, screenshot, status) => {
  const before = await query(databaseUrl, 'select count(*)::int as count from bug_reports');
  const answer = await send({ ...changes }, { ...(screenshot && { screenshot }) });
  expect(answer.status).toBe(status);
  expect(answer.body.errorCode).toMatch(/^(VALIDATION|TOO_LARGE)$/);
  expect(await query(databaseUrl, 'select count(*)::int as count from bug_reports')).toEqual(before);
});

test('refuses a picture with only a valid header', async () => {
  const screenshot = makePng(8, 4, new Uint8Array(randomBytes(100_000)));
  const { status, body } = await send({}, { screenshot });
  expect([status, body.errorCode]).toEqual([400, 'VALIDATION']);
});

test('screenshots beyond the storage limit wait on their devices; a report without one is accepted', async () => {
  const small = await start({ env: { LIMIT_REPORT: '40', REPORTS_MB: '1' } });
  const noise = (width: number) => {
    const pixels = randomBytes(700 * (width + 1));
    for (let line = 0; line < 700; line += 1) pixels[line * (width + 1)] = 0;
    return makePng(width, 700, new Uint8Array(deflateSync(pixels)));
  };
  expect((await send({}, { screenshot: noise(1000) }, small.url)).status).toBe(200);
  const full = await send({}, { screenshot: noise(900) }, small.url);
  expect([full.status, full.body.errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(full.body.message).toContain('stays on this device');
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send({}, {}, small.url)).status).toBe(200);
});

test('no other call accepts a form', async () => {
  const form = new FormData();
  form.set('problemID', 'SAMPLPRBLM');
  const response = await fetch(`${server.url}/api/problem/get`, { method: 'POST', body: form });
  expect(response.status).toBe(400);
});

test('an operator reads reports and pictures, and can delete one; control characters do not reach the terminal', async () => {
  const { body } = await send(
    { type: 'feature', description: 'More\u001b[2J boats\u009b' },
    { screenshot: makePng(31, 4) },
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-reports-'));
  const db = openDatabase(databaseUrl, () => {});
  try {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const readFile = fileReader(undefined);
    const all = { imagesFolder: folder, json: false, remove: undefined, readFile, print };
    expect(await listReports(db, { ...all, filter: { type: 'feature', limit: 10 } })).toBe(0);
    expect(printed.join('\n')).toContain('More [2J boats');
    expect(printed.join('\n')).toContain(`${body.reportID}.png`);
    printed.length = 0;
    expect(await listReports(db, { ...all, json: true, filter: { type: 'feature', limit: 10 } })).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones a terminal obeys
    expect(printed.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    expect(JSON.parse(printed[0] ?? '').description).toBe('More\u001b[2J boats\u009b');
    expect(new Uint8Array(fs.readFileSync(path.join(folder, `${body.reportID}.png`)))).toEqual(
      makePng(31, 4),
    );
    const remove = { ...all, filter: { limit: 1 }, remove: body.reportID };
    expect(await listReports(db, remove)).toBe(0);
    expect(await listReports(db, remove)).toBe(1);
    expect(await stored(body.reportID)).toEqual([]);
  } finally {
    await db.destroy();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('BUG-9 a report without an email is anonymous, even from a signed-in user', async () => {
  const { body } = await send({}, { token: ada.token });
  expect(await stored(body.reportID)).toMatchObject([{ uid: null, email: 'Anonymous' }]);
});

test('reports are deleted with their account', async () => {
  const { body } = await send({ email: ada.email }, { token: ada.token });
  await query(databaseUrl, 'delete from users where uid = $1', [ada.uid]);
  expect(await stored(body.reportID)).toEqual([]);
});

test('limits the reports from one sender', async () => {
  const statuses: number[] = [];
  // The minute of the limit may end meanwhile, and the next one begins with all its reports.
  while (statuses.length < 2 * limit + 1 && statuses.at(-1) !== 429) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(429);
});
