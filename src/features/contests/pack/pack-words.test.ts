import { expect, test } from 'vitest';
import type { ContestPackRow } from '../../../data/contest-run/contest-packs';
import { describePack } from './pack-words';

const row: ContestPackRow = {
  account: 'ada',
  contestSlug: 'race',
  contest: {} as ContestPackRow['contest'],
  state: 'wanted',
  askedAt: 1,
  version: 0,
  problemCount: 0,
  bytesDone: 0,
  bytesTotal: 0,
};

test('Offline 10 a pack says how far it is, in bytes, and when it is ready', () => {
  expect(describePack(row, false)).toMatchObject({ line: 'Asking how much it is…', fraction: null });
  const half = { ...row, version: 2, problemCount: 3, bytesDone: 50_000, bytesTotal: 100_000 };
  expect(describePack(half, false)).toEqual({
    line: '50 kB of 100 kB',
    fraction: 0.5,
    isTrouble: false,
  });
  expect(describePack(half, true).line).toBe('Goes on with a network · 50 kB of 100 kB are here');
  expect(describePack({ ...half, state: 'ready', bytesDone: 100_000 }, true)).toEqual({
    line: 'Ready, sealed until the start: version 2, 3 problems, 100 kB',
    fraction: null,
    isTrouble: false,
  });
  expect(describePack({ ...row, state: 'failed', problem: 'No room.' }, false)).toEqual({
    line: 'No room.',
    fraction: null,
    isTrouble: true,
  });
});
