import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { SealedContent, SealedWork } from '../../../contract/entities/shared-device';
import { payloadFixtures } from '../../../contract/fixtures/payloads';
import { storageOf } from '../../lib/testbed/storage-of';
import { appDb } from '../db/app-db';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { saveCustomInput } from '../drafts/custom-inputs';
import { noteDraftTaken, takeForSending } from '../drafts/draft-sync';
import { readDraft, saveDraft } from '../drafts/drafts';
import { createFromDraft } from '../wizards/creations';
import { saveWizardDraft } from '../wizards/wizard-drafts';
import { submissionsOf, submitCode } from '../work/submissions';
import { takeReturned } from '../work-file/take-returned';
import { sealedWork, sealLeft } from './seal-left';
import { storeSealingKey } from './sealing-key';

const stored = new Map<string, string>();
const methods = storageOf(stored);
/** A browser's local storage has its entries as own keys. */
vi.stubGlobal(
  'localStorage',
  new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
);

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
const pair = await webcrypto.subtle.generateKey(
  { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
);
const publicKey = Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');

async function open({ id, key, iv, data }: SealedWork): Promise<SealedContent> {
  const bytes = (base64: string) => Buffer.from(base64, 'base64');
  const raw = await webcrypto.subtle.decrypt(rsa, pair.privateKey, bytes(key));
  const opened = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const options = { name: 'AES-GCM', iv: bytes(iv), additionalData: Buffer.from(id) };
  const text = await webcrypto.subtle.decrypt(options, opened, bytes(data));
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

const secret = 'lighthouse';
const at = { account: 'ada', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const everything = async () => {
  const tables = await Promise.all(appDb.tables.map((table) => table.toArray()));
  return JSON.stringify([tables, [...stored]]);
};
const leave = (stays?: string, sealedBytesMax?: number) =>
  sealLeft((account) => account === stays, 'Firefox on Linux', sealedBytesMax);
const openAll = async () => Promise.all((await sealedWork()).map(({ sealed }) => open(sealed)));

beforeEach(async () => {
  stored.clear();
  await Promise.all(appDb.tables.map((table) => table.clear()));
  await storeSealingKey('ada', { kid: 'k', publicKey, ticket: 'ticket-of-ada' });
});

async function work() {
  await saveDraft(at, `print("${secret}")`);
  await saveDraft(at, `print("${secret} 2")`);
  await saveAnswerDraft('ada', 'Q', true);
  await saveCustomInput('ada', 'P', `${secret} input`);
  await appDb.seenStatements.put({ problemID: 'P', version: 1, text: `${secret} statement`, seenAt: 1 });
  return await submitCode({
    account: 'ada',
    problemID: 'P',
    language: 'PYTHON3',
    type: 'problem',
    code: `# ${secret}`,
  });
}

test('unsent work is sealed for the server, and nothing of it stays readable', async () => {
  const id = await work();
  await leave();
  const after = await everything();
  expect(after).not.toContain(secret);
  expect(after).not.toContain('ticket-of-ada');
  expect(after).not.toContain('"ada"');
  const [content] = await openAll();
  expect(content).toMatchObject({ version: 1, account: 'ada', ticket: 'ticket-of-ada' });
  expect(content?.sends).toMatchObject([{ key: id, call: 'codeSubmit', body: { code: `# ${secret}` } }]);
  expect(content?.drafts).toMatchObject([[{ body: { code: `print("${secret} 2")`, base: 0 } }]]);
});

test('a draft that the server has is only deleted, and one under way keeps its key', async () => {
  await saveDraft(at, 'print(1)');
  const sent = await takeForSending(at);
  await noteDraftTaken(at, sent?.id ?? '', 3);
  await appDb.draftVersions.clear();
  await leave();
  expect(await sealedWork()).toEqual([]);

  await saveDraft(at, 'print(2)');
  const underWay = await takeForSending(at);
  await saveDraft(at, 'print(3)');
  await leave();
  const [content] = await openAll();
  expect(content?.drafts).toMatchObject([
    [{ key: underWay?.id, body: { code: 'print(2)' } }, { body: { code: 'print(3)' } }],
  ]);
});

test('the current user and signed-out work stay', async () => {
  await saveDraft(at, 'print("ada")');
  await saveDraft({ ...at, account: 'ben' }, 'print("ben")');
  await saveDraft({ ...at, account: 'device' }, 'print("nobody")');
  await leave('ben');
  expect(await readDraft(at)).toBeUndefined();
  expect((await readDraft({ ...at, account: 'ben' }))?.code).toBe('print("ben")');
  expect((await readDraft({ ...at, account: 'device' }))?.code).toBe('print("nobody")');
});

test('without a key to seal it, work stays readable rather than getting lost', async () => {
  await appDb.kv.clear();
  await saveDraft(at, 'print(1)');
  await expect(leave()).rejects.toThrow('could not be sealed');
  expect((await readDraft(at))?.code).toBe('print(1)');
  await storeSealingKey('ben', { kid: 'k', publicKey, ticket: 'ticket-of-ben' });
  await leave('ben');
  expect(await openAll()).toMatchObject([{ account: 'ada', ticket: '' }]);
});

test('a text that a closing page left in local storage is sealed too', async () => {
  stored.set(
    'codeferry-leaving/ada/P/PYTHON3/',
    JSON.stringify({ code: `# ${secret}`, base: null, by: 'x' }),
  );
  await leave();
  expect(await everything()).not.toContain(secret);
  expect((await openAll())[0]?.drafts).toMatchObject([[{ body: { code: `# ${secret}` } }]]);
});

test('work that comes back continues on a device of its owner, once', async () => {
  const id = await work();
  await leave();
  const [content] = await openAll();
  for (let n = 0; n < 2; n += 1) expect(await takeReturned('ada', content?.work)).toBe(true);
  expect((await readDraft(at))?.code).toBe(`print("${secret} 2")`);
  expect(await readAnswerDraft('ada', 'Q')).toBe(true);
  expect(await submissionsOf('ada', 'P')).toMatchObject([{ id, code: `# ${secret}`, receipt: 'saved' }]);
  expect(await appDb.outbox.count()).toBe(1);
  expect(await appDb.draftVersions.count()).toBe(1);
  expect(await takeReturned('ben', content?.work)).toBe(false);
});

const sealedBytesMax = 60_000;
const leaveInPieces = () => leave(undefined, sealedBytesMax);
const minimal = payloadFixtures.find(
  ({ call, title }) => call === 'problemCreate' && title === 'a minimal body',
);

/** A draft with files, and the same problem on its way to the server. */
async function problem(id: string, fileBytes: number[], textLength: number) {
  await saveWizardDraft({
    account: 'ada',
    kind: 'problem',
    id,
    name: secret,
    value: { statement: secret },
    parts: new Map(fileBytes.map((bytes, n) => [`file-${n}`, { data: new Uint8Array(bytes).fill(n) }])),
  });
  const testCases = [{ input: 'x'.repeat(textLength), output: secret }];
  const created = z.parse(NewProblem, { ...(minimal?.body as object), testCases });
  return await createFromDraft('problem', 'ada', id, created);
}
const drafts = () => appDb.wizardDrafts.toArray();
const payloads = async () =>
  new Map((await appDb.payloads.toArray()).map(({ id, payload }) => [id, payload]));

test('work that does not fit into one seal is sealed in several, which together bring everything back', async () => {
  const id = await work();
  // Three files of 25 kB each in a seal do not fit into one, the small ones do.
  const ids = [
    await problem('large', [14_000, 14_000, 14_000], 30_000),
    await problem('small', [500, 500], 10),
  ];
  const before = { drafts: await drafts(), payloads: await payloads() };
  await leaveInPieces();
  const after = await everything();
  for (const trace of [secret, 'file-0', '"ada"']) expect(after).not.toContain(trace);
  const sizes = (await sealedWork()).map(({ sealed }) => sealed.data.length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(sealedBytesMax);

  const contents = await openAll();
  // The server processes them without the pieces that follow.
  expect(contents.map(({ sends }) => sends.map(({ key }) => key))).toEqual(
    contents.map((_, n) => (n === 0 ? [id] : [])),
  );
  expect(contents.flatMap((content) => content.drafts)).toHaveLength(1);
  const ofSmall = contents.map(({ work: { rows } }) => JSON.stringify(rows).split('small').length - 1);
  expect(ofSmall.filter((count) => count > 0)).toEqual([3]);

  for (const content of contents) expect(await takeReturned('ada', content.work)).toBe(true);
  expect(await drafts()).toEqual(before.drafts);
  expect(await payloads()).toEqual(before.payloads);
  expect(new Set((await appDb.outbox.toArray()).map((entry) => entry.id))).toEqual(new Set([id, ...ids]));
  expect((await readDraft(at))?.code).toBe(`print("${secret} 2")`);
  expect(await readAnswerDraft('ada', 'Q')).toBe(true);
});

test('the submissions of one problem stay in order across seals, and the server processes those of the first one', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const code = `# ${n}${'x'.repeat(5000)}`;
    ids.push(
      await submitCode({ account: 'ada', problemID: 'P', language: 'PYTHON3', type: 'problem', code }),
    );
  }
  await leaveInPieces();
  const contents = await openAll();
  expect(contents.length).toBeGreaterThan(1);
  const sent = contents.flatMap(({ sends }) => sends.map(({ key }) => key));
  expect(sent.length).toBeGreaterThan(1);
  expect(sent).toEqual(ids.slice(0, sent.length));
  expect(contents.flatMap((content) => content.work.items.map((item) => item.id))).toEqual(ids);
  expect(contents.slice(1).flatMap(({ sends }) => sends)).toEqual([]);
});

test('what is too large for a seal stays readable with its draft, and only that', async () => {
  const id = await work();
  const large = await problem('large', [40_000, 100], 50_000);
  await problem('small', [100], 10);
  const ofLarge = async () => ({
    drafts: (await drafts()).filter((row) => row.id.startsWith('large')),
    entry: await appDb.outbox.get({ id: large }),
    payload: await appDb.payloads.get(large),
    row: await appDb.problemCreations.get(large),
  });
  const before = await ofLarge();
  await expect(leaveInPieces()).rejects.toThrow('could not be sealed');
  expect(await ofLarge()).toEqual(before);
  expect(before.drafts).toHaveLength(3);
  expect([await appDb.wizardDrafts.count(), await appDb.outbox.count(), await appDb.drafts.count()]).toEqual([
    3, 1, 0,
  ]);
  expect(await everything()).not.toContain('ticket-of-ada');
  const [content, ...others] = await openAll();
  expect(others).toEqual([]);
  expect(content?.sends.map(({ key }) => key)).toEqual([id]);
  expect(JSON.stringify(content?.work)).toContain('small');

  await expect(leaveInPieces()).rejects.toThrow('could not be sealed');
  expect(await sealedWork()).toHaveLength(1);
  // A server with a higher limit.
  await leave(undefined, 1_000_000);
  expect(await everything()).not.toContain(secret);
  expect(await sealedWork()).toHaveLength(2);
});
