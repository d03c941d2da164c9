import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { saveDraft } from '../drafts/drafts';
import { noteStatement, openStatement } from './seen-statements';

const open = (version: number, text: string) => openStatement(deviceAccount, 'P1', version, text);
const begin = (problemID = 'P1') =>
  saveDraft({ account: deviceAccount, problemID, language: 'PYTHON3', contestSlug: '' }, 'x = 1');

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

test('a user who returns to a draft sees that the statement has changed, until they dismiss the note', async () => {
  expect(await open(1, 'old words')).toBeUndefined();
  await begin();
  expect(await open(1, 'old words')).toBeUndefined();
  expect(await open(2, 'new words')).toMatchObject({ version: 1, text: 'old words' });
  expect(await open(2, 'new words')).toMatchObject({ version: 1 });
  await noteStatement('P1', 2, 'new words');
  expect(await open(2, 'new words')).toBeUndefined();
});

test('the same version with labels in another language is not a change', async () => {
  await open(1, 'Entrada: a number');
  await begin();
  expect(await open(1, 'Input: a number')).toBeUndefined();
  expect(await appDb.seenStatements.get('P1')).toMatchObject({ text: 'Input: a number' });
});

test('without a draft of the problem no note is shown', async () => {
  await open(1, 'old words');
  await begin('P2');
  expect(await open(2, 'new words')).toBeUndefined();
  await begin();
  expect(await open(2, 'new words')).toBeUndefined();
});

test('stores the latest statements, but no huge ones', async () => {
  for (let n = 0; n <= 200; n += 1) await noteStatement(`Q${n}`, 1, 'words', n);
  expect(await appDb.seenStatements.count()).toBe(200);
  expect(await appDb.seenStatements.get('Q0')).toBeUndefined();
  await noteStatement('Q7', 2, 'w'.repeat(70_000));
  expect(await appDb.seenStatements.get('Q7')).toBeUndefined();
});
