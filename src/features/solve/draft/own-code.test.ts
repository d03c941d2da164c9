import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readNote, writeNote } from './leaving-note';
import { lastLanguage, readOwnCode } from './own-code';

const drafts = vi.hoisted(() => ({
  readDraft: vi.fn(),
  readLastLanguage: vi.fn(),
  saveDraft: vi.fn(),
}));
vi.mock('../../../data/drafts/drafts', () => drafts);
vi.mock('../../../data/device-work/adopt-device-work', () => drafts);

const key = { account: 'ada', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  drafts.readDraft.mockReset().mockResolvedValue(undefined);
  drafts.readLastLanguage.mockReset();
  drafts.saveDraft.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const gone = (code: string, base: string | null) => writeNote(key, { code, base, by: 'gone' });

test('OFF-2 keeps a note until it is saved', async () => {
  gone('print(1)', null);
  drafts.saveDraft.mockRejectedValueOnce(new Error('full'));
  expect(await readOwnCode(key, 'page')).toEqual({ code: 'print(1)', base: undefined });
  expect(items.size).toBe(1);
  expect(await readOwnCode(key, 'page')).toEqual({ code: 'print(1)', base: 'print(1)' });
  expect(items.size).toBe(0);
});

test('OFF-2 saves a note over the draft on which it is based', async () => {
  drafts.readDraft.mockResolvedValue({ code: 'print(', updatedAt: 1 });
  gone('print(1)', 'print(');
  expect(await readOwnCode(key, 'page')).toEqual({ code: 'print(1)', base: 'print(1)' });
  expect(drafts.saveDraft).toHaveBeenCalledWith(key, 'print(1)');
});

test.each(['older', null])('a note never replaces a draft that its page did not know (%s)', async (base) => {
  drafts.readDraft.mockResolvedValue({ code: 'of another tab', updatedAt: 1 });
  gone('mine', base);
  expect(await readOwnCode(key, 'page')).toEqual({ code: 'mine', base: base ?? undefined });
  expect(drafts.saveDraft).not.toHaveBeenCalled();
  expect(readNote(key)).toEqual({ code: 'mine', base, by: 'page' });
});

test('drops a note that equals the draft', async () => {
  drafts.readDraft.mockResolvedValue({ code: 'print(1)', updatedAt: 1 });
  gone('print(1)', 'print(');
  expect(await readOwnCode(key, 'page')).toEqual({ code: 'print(1)', base: 'print(1)' });
  expect(items.size).toBe(0);
});

test('returns the note, or nothing, if the database cannot be read', async () => {
  drafts.readDraft.mockRejectedValue(new Error('closed'));
  drafts.readLastLanguage.mockRejectedValue(new Error('closed'));
  expect((await readOwnCode(key, 'page')).code).toBeUndefined();
  gone('x', null);
  expect((await readOwnCode(key, 'page')).code).toBe('x');
  expect(await lastLanguage('P')).toBeUndefined();
});
