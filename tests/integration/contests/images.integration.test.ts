import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { type Answer, createQuestion, type Person, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { create, get } = contestClient(() => server.url);
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createQuestion(server.url, ada, { id: 'Q1' });
});

/** The smallest file with a valid PNG header. */
function png(width: number, height: number, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  bytes[39] = mark;
  return bytes;
}

type Said = { slug: string; message: string; fields: { path: string; message: string }[] };

async function send(
  files: Record<string, Uint8Array<ArrayBuffer>>,
  json = JSON.stringify({ ...minimalContest, problems: ['Q1'] }),
  key = randomUUID(),
): Promise<Answer<Said>> {
  const form = new FormData();
  form.set('json', json);
  for (const [name, bytes] of Object.entries(files)) form.set(name, new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${ada.token}`, 'idempotency-key': key };
  const response = await fetch(`${server.url}/api/contests/create`, { method: 'POST', headers, body: form });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Said };
}

test('CWIZ-34 D-14 D-45 logo and banner are sent beside the JSON, and get permanent addresses of their own', async () => {
  const [customLogo, customBanner] = [png(100, 100), png(700, 300)];
  const key = randomUUID();
  const { status, body } = await send({ customLogo, customBanner }, undefined, key);
  expect(status, JSON.stringify(body)).toBe(200);
  const { logoURL, imageURL } = await get(body.slug);
  for (const [url, bytes] of [
    [logoURL, customLogo],
    [imageURL, customBanner],
  ] as const) {
    expect(url).toMatch(/^\/api\/contest-images\/[0-9a-f]{64}\.png$/);
    const answer = await fetch(server.url + url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes));
  }
  expect((await fetch(`${server.url}${logoURL?.replace('.png', '.ico')}`)).status).toBe(404);
  // D-45: the same key returns the same contest; another picture makes it another request.
  expect((await send({ customLogo, customBanner }, undefined, key)).body.slug).toBe(body.slug);
  expect((await send({ customLogo, customBanner: png(700, 300, 1) }, undefined, key)).status).toBe(422);
});

test('D-45 refuses a picture of another type or size with a message, and stores nothing', async () => {
  const before = await query(databaseUrl, 'select count(*)::int as n from contest_images');
  const refused = async (files: Record<string, Uint8Array<ArrayBuffer>>) => {
    const { status, body } = await send(files);
    expect(status).toBe(400);
    return body.message;
  };
  expect(await refused({ customLogo: png(640, 480) })).toContain(
    'The logo must have 100 × 100 pixels. This one has 640 × 480.',
  );
  expect(await refused({ customBanner: png(300, 700) })).toContain('The banner must have 700 × 300 pixels.');
  const page = new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect(await refused({ customLogo: page })).toContain('The logo must be a .png or .ico file.');
  expect(await query(databaseUrl, 'select count(*)::int as n from contest_images')).toEqual(before);
});

test('D-45 accepts JSON without pictures; refuses a picture inside the JSON and a form without JSON', async () => {
  const slug = await create(ada, { name: 'Plain', problems: ['Q1'] });
  expect(await get(slug)).toMatchObject({ logoURL: null, imageURL: null });
  const inside = { ...minimalContest, problems: ['Q1'], customLogo: { type: 'Buffer', data: [1] } };
  expect((await send({}, JSON.stringify(inside))).status).toBe(400);
  expect((await send({}, '{"name":')).body.message).toBe('The part "json" is not valid JSON.');
  expect((await send({ json: png(100, 100) }, '')).status).toBe(400);
});
