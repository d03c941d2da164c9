import { expect, test } from 'vitest';
import { memoryViewFor, roundedMemoryBytes, shownMemory } from './shown-memory';

const nobody = { isProblemCreator: false, isOrganiser: false, isInContest: false };
const row = { memory_bytes: 65_123_456, input: null, run_status: 'SUCCESS' };

test('D-42 shows exact memory of hidden tests only to the problem’s creator', () => {
  expect(memoryViewFor({ ...nobody, isProblemCreator: true, isInContest: true })).toBe('exact');
  expect(memoryViewFor(nobody)).toBe('rounded');
  expect(memoryViewFor({ ...nobody, isInContest: true })).toBe('hidden');
  expect(memoryViewFor({ ...nobody, isInContest: true, isOrganiser: true })).toBe('rounded');
});

test('D-42 limits memory of hidden tests to few values', () => {
  const values = Array.from({ length: 256 }, (_, byte) => roundedMemoryBytes(byte * 1_000_000));
  expect([...new Set(values)].map((bytes) => bytes / 1_000_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
});

test('shows exact memory of samples and skipped tests', () => {
  expect(shownMemory({ ...row, input: '1' }, 'hidden')).toEqual({ memoryBytes: row.memory_bytes });
  expect(shownMemory({ ...row, memory_bytes: 0, run_status: 'NOT_STARTED' }, 'rounded')).toEqual({
    memoryBytes: 0,
  });
  expect(shownMemory(row, 'rounded')).toEqual({ memoryBytes: 128_000_000, memoryDetail: 'rounded' });
  expect(shownMemory(row, 'hidden')).toEqual({ memoryBytes: 0, memoryDetail: 'hidden' });
});
