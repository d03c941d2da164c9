import { expect, test } from 'vitest';
import { dropNote, readNote, writeNote } from './leaving-note';

const key = { account: 'device', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;

function makeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

test('OFF-2 what was typed last is found again under its own problem, language and account', () => {
  const storage = makeStorage();
  writeNote(key, 'print(1)', 1000, storage);
  expect(readNote(key, 999, storage)).toBe('print(1)');
  expect(readNote({ ...key, language: 'CPP17' }, 0, storage)).toBeUndefined();
  expect(readNote({ ...key, account: 'ada' }, 0, storage)).toBeUndefined();
});

test('a note never takes back what was saved after it', () => {
  const storage = makeStorage();
  writeNote(key, 'old', 1000, storage);
  expect(readNote(key, 1000, storage)).toBeUndefined();
});

test('a dropped or damaged note is none', () => {
  const storage = makeStorage();
  writeNote(key, 'x', 1000, storage);
  dropNote(key, storage);
  expect(readNote(key, 0, storage)).toBeUndefined();
  const damaged = { ...storage, getItem: () => '{"code":' };
  expect(readNote(key, 0, damaged)).toBeUndefined();
});
