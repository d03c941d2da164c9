import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeNote } from './leaving-note';
import { lastLanguage, readOwnCode } from './own-code';

const drafts = vi.hoisted(() => ({
  readDraft: vi.fn(),
  readLastLanguage: vi.fn(),
  saveDraft: vi.fn(),
}));
vi.mock('../../data/drafts', () => drafts);

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

test('OFF-2 a note is returned and stays when it cannot be saved, and goes once it is', async () => {
  writeNote(key, 'print(1)');
  drafts.saveDraft.mockRejectedValueOnce(new Error('full'));
  expect(await readOwnCode(key)).toBe('print(1)');
  expect(items.size).toBe(1);
  expect(await readOwnCode(key)).toBe('print(1)');
  expect(items.size).toBe(0);
});

test('a database that cannot be read leaves the note, or nothing, but does not throw', async () => {
  drafts.readDraft.mockRejectedValue(new Error('closed'));
  drafts.readLastLanguage.mockRejectedValue(new Error('closed'));
  expect(await readOwnCode(key)).toBeUndefined();
  writeNote(key, 'x');
  expect(await readOwnCode(key)).toBe('x');
  expect(await lastLanguage('P')).toBeUndefined();
});

test('code written before signing in is offered to who signs in', async () => {
  drafts.readDraft.mockImplementation(async ({ account }) =>
    account === 'device' ? { code: 'theirs', updatedAt: 1 } : undefined,
  );
  expect(await readOwnCode(key)).toBe('theirs');
});
