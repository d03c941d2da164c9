import { expect, test } from 'vitest';
import type { DownloadRow } from '../../data/downloads/downloads';
import { downloadStatus } from './download-status';

const row = (more: Partial<DownloadRow>): DownloadRow => ({
  key: 'tag/arrays',
  subject: { kind: 'tag', name: 'arrays' },
  title: 'arrays',
  state: 'wanted',
  askedAt: 0,
  problemCount: 3,
  bytesDone: 0,
  bytesTotal: 0,
  ...more,
});

test.each([
  [row({}), false, 'Preparing the download…', null],
  [row({}), true, 'Continues when the network is back', null],
  [row({ bytesDone: 1000, bytesTotal: 4000 }), false, '1 kB of 4 kB', 0.25],
  [
    row({ bytesDone: 1000, bytesTotal: 4000 }),
    true,
    'Continues when the network is back · 1 kB of 4 kB downloaded',
    0.25,
  ],
  [
    row({ state: 'paused', bytesDone: 1000, bytesTotal: 4000 }),
    false,
    'Paused · 1 kB of 4 kB downloaded',
    0.25,
  ],
  [row({ state: 'failed', problem: 'No room.' }), false, 'No room.', null],
  [
    row({ state: 'ready', bytesDone: 4000, bytesTotal: 4000, checkedAt: 0 }),
    false,
    '3 problems, 4 kB · checked for updates 2 minutes ago',
    null,
  ],
] as const)('%j, offline %j, reads "%s"', (download, isOffline, line, fraction) => {
  expect(downloadStatus(download, isOffline, 120_000)).toMatchObject({ line, fraction });
});
