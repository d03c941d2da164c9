import { expect, test } from 'vitest';
import type { DownloadRow } from '../../data/downloads/downloads';
import { describeDownload } from './download-words';

const row = (more: Partial<DownloadRow>): DownloadRow => ({
  ...{ key: 'tag/arrays', subject: { kind: 'tag', name: 'arrays' }, title: 'arrays', state: 'wanted' },
  ...{ askedAt: 0, problemCount: 3, bytesDone: 0, bytesTotal: 0 },
  ...more,
});

test.each([
  [row({}), false, 'Asking what belongs to it…', null],
  [row({}), true, 'Goes on with a network', null],
  [row({ bytesDone: 1000, bytesTotal: 4000 }), false, '1 kB of 4 kB', 0.25],
  [row({ bytesDone: 1000, bytesTotal: 4000 }), true, 'Goes on with a network · 1 kB of 4 kB are here', 0.25],
  [
    row({ state: 'paused', bytesDone: 1000, bytesTotal: 4000 }),
    false,
    'Paused · 1 kB of 4 kB are here',
    0.25,
  ],
  [row({ state: 'failed', problem: 'No room.' }), false, 'No room.', null],
  [
    row({ state: 'ready', bytesDone: 4000, bytesTotal: 4000, checkedAt: 0 }),
    false,
    '3 problems, 4 kB · compared with the server 2 minutes ago',
    null,
  ],
] as const)('%j, offline %j, reads "%s"', (download, isOffline, line, fraction) => {
  expect(describeDownload(download, isOffline, 120_000)).toMatchObject({ line, fraction });
});
