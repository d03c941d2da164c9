import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { ClassDetail, ClassListItem } from '../../../contract/entities/classes/class';
import { cacheDb } from '../db/cache-db';
import { readClass, readClasses, storeClass, storeClasses } from './classes';

const account = 'uid-1';
const item = (classID: string): ClassListItem => ({
  classID,
  name: 'Informatics',
  role: 'student',
  teachers: ['Hopper'],
  group: '',
  archivedAt: null,
  createdAt: '2030-01-01T10:00:00.000Z',
});
const list = (...ids: string[]) => ({ isTeacher: false, hasTeacherCode: false, classes: ids.map(item) });

beforeEach(() => cacheDb.kv.clear());

test('keeps the list and each class for one account', async () => {
  const detail: ClassDetail = { ...item('a'), group: 'Reds' };
  expect(await storeClasses(account, list('a'), 1)).toBe(true);
  expect(await storeClasses(account, list('a'), 2)).toBe(false);
  await storeClass(account, detail, 3);
  expect(await readClasses(account)).toMatchObject({ fetchedAt: 2, classes: [{ classID: 'a' }] });
  expect(await readClass(account, 'a')).toEqual({ ...detail, fetchedAt: 3 });
  expect(await readClass('uid-2', 'a')).toBeUndefined();
  expect(await readClasses('uid-2')).toBeUndefined();
});

test('deletes the copies of classes that the account has left, and no others', async () => {
  await storeClass(account, item('a'));
  await storeClass(account, item('b'));
  await storeClass('uid-2', item('b'));
  await storeClasses(account, list('a'));
  expect(await readClass(account, 'a')).toBeDefined();
  expect(await readClass(account, 'b')).toBeUndefined();
  expect(await readClass('uid-2', 'b')).toBeDefined();
});
