/** A kind needs only its own file and a registry entry to work everywhere. */
import 'fake-indexeddb/auto';
import type { Table } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { dexieOutbox } from '../../data/claims/dexie-outbox';
import { appDb } from '../../data/db/app-db';
import { adoptDeviceWork } from '../../data/device-work/adopt-device-work';
import { exportUnsent } from '../../data/device-work/unsent-work';
import { type PostcardRow, postcard } from '../../data/intents/testbed/postcard';
import { writeIntent } from '../../data/intents/write-intent';
import { discardEntry, outboxEntries, retryEntry } from '../../data/outbox/outbox';
import { withWork } from '../../data/outbox/outbox-work';
import { applyImport, planImport } from '../../data/work-file/import-work';
import { describeEntry } from '../../features/outbox/outbox-item';
import type { TokenAnswer } from '../server/tokens';
import { createDelivery } from './deliver-entries';
import { settlementsFor } from './settle-outcome';
import type { Reply } from './testbed/reply';
import { scriptedClient } from './testbed/scripted-client';

vi.mock('../../data/intents/registry', async (importRegistry) => {
  const { intents } = await importRegistry<typeof import('../../data/intents/registry')>();
  return { intents: [...intents, (await import('../../data/intents/testbed/postcard')).postcard] };
});

const postcards = appDb.table('postcards') as Table<PostcardRow, string>;
const written = { problemID: 'P', language: 'PYTHON3', contestSlug: '', base: 0 } as const;
const savedAt = '2026-01-01T00:00:00.000Z';

const write = (account = 'ada', code = 'Greetings') =>
  writeIntent(postcard, { account }, () => ({ payload: { ...written, device: 'Laptop', savedAt, code } }));

const json = (status: number, body: unknown): Reply => ({
  type: 'reply',
  status,
  headers: { contentType: 'application/json', date: null, retryAfter: null },
  text: JSON.stringify(body),
});
const taken = json(200, { revision: 7 });
const refused = json(400, { errorCode: 'VALIDATION', error: 'No', message: 'Not so.' });
const signedIn: TokenAnswer = { type: 'token', token: { uid: 'ada', idToken: 't' } };

/** Claims, sends and settles as a leading tab does; the server answers `reply`. */
async function send(reply: Reply, token: TokenAnswer = signedIn) {
  const client = scriptedClient(() => reply, { token: () => token });
  const { deliver } = createDelivery(client.call, () => 0);
  const request = { owner: 'tab', now: Date.now(), leaseMs: 1000, accounts: ['ada'], most: 5 };
  const { entries } = await dexieOutbox.claim(request);
  const outcomes = await deliver(entries);
  await dexieOutbox.settle(settlementsFor(entries, outcomes, Date.now(), () => 0.5));
  return client.requests;
}

async function shown(account = 'ada') {
  const [entry] = await withWork(await outboxEntries(account));
  return entry && describeEntry(entry);
}

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

test('a new kind is stored, claimed, sent with its key, and shown as sent', async () => {
  const id = await write();
  expect(await postcards.get(id)).toMatchObject({ account: 'ada', receipt: 'saved', text: 'Greetings' });
  expect(await appDb.outbox.get({ id })).toMatchObject({ kind: 'draftPush', v: 2, stream: 'ada/postcard:P' });
  expect(await shown()).toMatchObject({ receipt: 'saved' });
  const [request] = await send(taken);
  expect(request?.headers).toMatchObject({ 'idempotency-key': id });
  expect(JSON.parse(String(request?.body))).toMatchObject({ problemID: 'P', code: 'Greetings' });
  expect(await postcards.get(id)).toMatchObject({ receipt: 'sent', revision: 7 });
  expect(await shown()).toMatchObject({ receipt: 'sent', refusal: null });
  expect(await appDb.payloads.count()).toBe(0);
});

test('does not store an input that the contract refuses', async () => {
  const payload = { ...written, device: '', savedAt, code: 'Greetings' };
  const writing = writeIntent(postcard, { account: 'ada' }, () => ({ payload }));
  await expect(writing).rejects.toMatchObject({ code: 'invalidPayload', member: 'device' });
  expect([await postcards.count(), await appDb.outbox.count()]).toEqual([0, 0]);
});

test('a refused item shows the reason, and waits again when its author sends it again', async () => {
  const id = await write();
  await send(refused);
  expect(await shown()).toMatchObject({ receipt: 'refused', refusal: { error: 'No', message: 'Not so.' } });
  await retryEntry(id);
  expect(await postcards.get(id)).not.toHaveProperty('refusal');
  expect(await shown()).toMatchObject({ receipt: 'saved' });
  await send(taken);
  expect(await shown()).toMatchObject({ receipt: 'sent' });
});

test('without a valid session it waits for a sign-in, with all other work of its account', async () => {
  const [first, second] = [await write(), await write()];
  await send(taken, { type: 'rejected' });
  for (const id of [first, second]) {
    expect(await postcards.get(id)).toMatchObject({ receipt: 'signInNeeded' });
  }
  await dexieOutbox.resume('ada');
  expect(await shown()).toMatchObject({ receipt: 'saved' });
});

test('an item written signed out becomes the work of the account that takes it over', async () => {
  const id = await write('device');
  expect(await adoptDeviceWork('ada')).toBe(1);
  expect(await postcards.get(id)).toMatchObject({ account: 'ada', receipt: 'saved' });
  expect(await appDb.outbox.get({ id })).toMatchObject({ stream: 'ada/postcard:P' });
});

test('discarding an item deletes its entry and its payload', async () => {
  await discardEntry(await write());
  expect([await postcards.count(), await appDb.outbox.count(), await appDb.payloads.count()]).toEqual([
    0, 0, 0,
  ]);
});

test('an item exported on one device, also by an older build, is imported and sent on another', async () => {
  const id = await write();
  const file = await exportUnsent('ada');
  await Promise.all(appDb.tables.map((table) => table.clear()));
  const items = file.items.map((item) => {
    const { device: _, ...old } = item.payload as { device: string };
    return { ...item, v: 1, payload: old };
  });
  const planned = await planImport(JSON.stringify({ ...file, items }), 'ada');
  if (!planned.ok) throw new Error(planned.message);
  await applyImport(planned.plan);
  expect(await postcards.get(id)).toMatchObject({ account: 'ada', receipt: 'saved', text: 'Greetings' });
  const [request] = await send(taken);
  expect(JSON.parse(String(request?.body))).toMatchObject({ device: 'An old device' });
  expect(await shown()).toMatchObject({ receipt: 'sent' });
});
