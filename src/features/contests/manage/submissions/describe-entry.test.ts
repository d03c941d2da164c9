import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { describeDelay, describeSupport } from './describe-entry';

const entry: ManagedEntry = {
  id: 'e',
  kind: 'code',
  username: 'ada',
  problemID: 'P',
  title: 'P',
  state: 'counted',
  reason: null,
  deviceTime: null,
  elapsedMs: null,
  score: 100,
  status: 'done',
  writtenTime: '2030-01-01T10:00:00Z',
  receivedTime: '2030-01-01T10:20:00Z',
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

test('Offline 7 a late entry says in words what supports its time', () => {
  const late = { ...entry, elapsedMs: 60_000 };
  expect(describeSupport({ ...late, evidence: 'arrival' })).toEqual([]);
  const supported: ManagedEntry = {
    ...late,
    evidence: 'draft',
    contactTime: '2030-01-01T09:58:00Z',
    draftTime: '2030-01-01T09:59:00Z',
    committedTime: '2030-01-01T10:15:00Z',
  };
  const [after, draft, committed, chain] = describeSupport(supported);
  expect(after).toMatch(/written after .*58:00/);
  expect(draft).toMatch(/draft with this content at .*59:00/);
  expect(committed).toMatch(/since .*15:00 that it was waiting/);
  expect(chain).toContain('without a gap');
  expect(describeDelay(supported)).toContain('had a draft with exactly this content');
});

test('Offline 7 an entry that nothing supports says so, also without a chain', () => {
  expect(describeSupport({ ...entry, evidence: 'device' })).toEqual(['Nothing but the device’s own clock.']);
  expect(describeSupport({ ...entry, elapsedMs: 1, state: 'held', evidence: 'device' })).toHaveLength(1);
});
