import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SealedContent, SealedWork } from '../../../contract/entities/shared-device';
import { storageOf } from '../../lib/testbed/storage-of';
import { appDb } from '../db/app-db';
import { readAnswerDraft, saveAnswerDraft } from '../drafts/answer-drafts';
import { saveCustomInput } from '../drafts/custom-inputs';
import { noteDraftTaken, takeForSending } from '../drafts/draft-sync';
import { readDraft, saveDraft } from '../drafts/drafts';
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
const leave = (stays?: string) => sealLeft((account) => account === stays, 'Firefox on Linux');
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
    ...{ account: 'ada', problemID: 'P', language: 'PYTHON3', type: 'problem' },
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
