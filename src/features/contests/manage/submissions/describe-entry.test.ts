import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { describeDelay } from './describe-entry';

const entry: ManagedEntry = {
  ...{ id: 'e', kind: 'code', username: 'ada', problemID: 'P', title: 'P', state: 'counted', reason: null },
  ...{ deviceTime: null, elapsedMs: null, score: 100, status: 'done' },
  ...{ writtenTime: '2030-01-01T10:00:00Z', receivedTime: '2030-01-01T10:20:00Z' },
};

test('Offline 7 a late entry shows whether its device announced it; an entry that arrived at once shows nothing', () => {
  expect(describeDelay({ ...entry, evidence: 'device' })).toBe(
    'Arrived 20 min later. The server cannot verify when this was written.',
  );
  const committedTime = '2030-01-01T10:00:20Z';
  expect(describeDelay({ ...entry, evidence: 'commitment', committedTime })).toContain(
    'the device reported that it had saved exactly this content',
  );
  expect(describeDelay({ ...entry, evidence: 'arrival' })).toBeUndefined();
  expect(describeDelay(entry)).toBeUndefined();
});
