import { expect, test } from 'vitest';
import { dropNote, type LeavingNote, readNote, writeNote } from './leaving-note';

const key = { account: 'device', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const note: LeavingNote = { code: 'print(1)', base: 'print(', by: 'page' };

function makeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

test('OFF-2 reads a note only with its own problem, language and account', () => {
  const storage = makeStorage();
  writeNote(key, note, storage);
  expect(readNote(key, storage)).toEqual(note);
  expect(readNote({ ...key, language: 'CPP17' }, storage)).toBeUndefined();
  expect(readNote({ ...key, account: 'ada' }, storage)).toBeUndefined();
});

test('drops a note only for the page that wrote it', () => {
  const storage = makeStorage();
  writeNote(key, note, storage);
  dropNote(key, 'another page', storage);
  expect(readNote(key, storage)).toEqual(note);
  dropNote(key, 'page', storage);
  expect(readNote(key, storage)).toBeUndefined();
});

test('ignores a damaged note', () => {
  const damaged = { ...makeStorage(), getItem: () => '{"code":' };
  expect(readNote(key, damaged)).toBeUndefined();
});
