import { expect, test } from 'vitest';
import type { ContestPackRow } from '../../../data/contest-run/contest-packs';
import { packStatus } from './pack-status';

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

test('Offline 10 the status of a pack shows the download in bytes, and when it is ready', () => {
  expect(packStatus(row, false)).toMatchObject({ line: 'Checking the size…', fraction: null });
  const half = { ...row, version: 2, problemCount: 3, bytesDone: 50_000, bytesTotal: 100_000 };
  expect(packStatus(half, false)).toEqual({
    line: '50 kB of 100 kB',
    fraction: 0.5,
    isTrouble: false,
  });
  expect(packStatus(half, true).line).toBe('Continues when the network is back · 50 kB of 100 kB downloaded');
  expect(packStatus(row, true).line).toBe('Continues when the network is back');
  expect(packStatus({ ...half, state: 'ready', bytesDone: 100_000 }, true)).toEqual({
    line: 'Ready, encrypted until the start: version 2, 3 problems, 100 kB',
    fraction: null,
    isTrouble: false,
  });
  expect(packStatus({ ...row, state: 'failed', problem: 'No room.' }, false)).toEqual({
    line: 'No room.',
    fraction: null,
    isTrouble: true,
  });
});
