import { createHash, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { AccountExport } from '../../../contract/entities/profile';
import { request, signUpPerson } from '../../../tests/integration/client';
import { makePng } from '../../../tests/support/browser/png';
import { query } from '../../../tests/support/product/postgres';
import { startS3Server } from '../../../tests/support/product/s3-server';
import { startSite } from '../../../tests/support/product/site';
import { oneAtATime } from '../database/one-at-a-time';
import { openDatabase } from '../database/open';
import { countFiles, moveFilesIn, moveFilesOut } from './move-files';
import { readFilesUrl } from './read-files-url';
import { openS3Store } from './s3-store';

const s3 = await startS3Server();
afterAll(() => s3.close());
const { databaseUrl, server } = await startSite({ env: s3.env });
const parsed = readFilesUrl(s3.filesUrl, s3.env);
if (parsed.type !== 'settings') throw new Error(parsed.reason);
const store = openS3Store(parsed.settings);
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

/** Not while the server moves files too. */
const move = () => expect.poll(() => oneAtATime(db, 'files', () => moveFilesOut(db, store))).toBeDefined();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const person = await signUpPerson(server.url, 'ada.l');
const setAvatar = (avatar: string | null) =>
  request<{ user: { photoURL: string } }>(
    `${server.url}/api/users/profile`,
    { uid: person.uid, avatar },
    { ...person, key: randomUUID() },
  );
const bytesAt = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')];
};

test('a picture moves to the file store, is served and exported from there, and is removed with its row', async () => {
  const picture = Buffer.from(makePng(20, 20));
  const key = `codeferry/avatars/${hashOf(picture)}`;
  const { status, body } = await setAvatar(picture.toString('base64'));
  expect(status).toBe(200);
  const shown = [200, picture.toString('hex')];
  expect(await bytesAt(body.user.photoURL)).toEqual(shown);
  await move();
  expect(s3.keys()).toContain(key);
  expect(await countFiles(db)).toEqual({ inDatabase: 0, inStore: 1 });
  expect(await bytesAt(body.user.photoURL)).toEqual(shown);
  const exported = await request<AccountExport>(`${server.url}/api/users/export`, undefined, person);
  expect(exported.body.account).toBeDefined();
  expect((exported.body as { avatar?: string }).avatar).toBe(
    `data:image/png;base64,${picture.toString('base64')}`,
  );

  const other = Buffer.from(makePng(24, 24));
  expect((await setAvatar(other.toString('base64'))).status).toBe(200);
  await move();
  expect(s3.keys()).toEqual([`codeferry/avatars/${hashOf(other)}`]);
  expect(await query(databaseUrl, 'select * from removed_files')).toEqual([]);
});

test('a hash that is stored again while its removal waits stays in the store', async () => {
  const bytes = Buffer.from(makePng(28, 28));
  const [hash, media_type] = [hashOf(bytes), 'image/png'];
  const insert = () => db.insertInto('avatars').values({ hash, media_type, bytes }).execute();
  await insert();
  await move();
  await db.deleteFrom('avatars').where('hash', '=', hash).execute();
  await insert();
  await move();
  await move();
  expect((await store.get('avatars', hash))?.equals(bytes)).toBe(true);
});

test('all files can return to the database; a missing one is named', async () => {
  const { inStore } = await countFiles(db);
  expect(inStore).toBeGreaterThan(1);
  const [row] = await query<{ hash: string }>(databaseUrl, 'select hash from avatars order by hash limit 1');
  const hash = row?.hash ?? '';
  await store.remove('avatars', hash);
  const { moved, missing } = await moveFilesIn(db, store);
  expect([moved, missing]).toEqual([inStore - 1, [`avatars/${hash}`]]);
});

test('wrong keys are an error, not a missing file', async () => {
  const stranger = openS3Store({ ...parsed.settings, accessKeyId: 'wrong' });
  await expect(stranger.put('avatars', 'x', Buffer.from('x'), 'image/png')).rejects.toThrow(
    'The file store answered 403',
  );
});
