import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { evidenceText, isWithoutContent } from './evidence-words';

const entry: ManagedEntry = {
  ...{ id: 'e', kind: 'code', username: 'ada', problemID: 'P', title: 'P', state: 'counted', reason: null },
  ...{ deviceTime: null, elapsedMs: null, score: 100, status: 'done' },
  ...{ writtenTime: '2030-01-01T10:00:00Z', receivedTime: '2030-01-01T10:20:00Z' },
};

test('Offline 7 an entry that only its device dates is told from one that was announced, and from one that came at once', () => {
  expect(evidenceText({ ...entry, evidence: 'device' })).toContain('Only the device says when');
  const committedTime = '2030-01-01T10:00:20Z';
  expect(evidenceText({ ...entry, evidence: 'commitment', committedTime })).toContain(
    'announced this exact content',
  );
  expect(evidenceText({ ...entry, evidence: 'arrival' })).toBeUndefined();
  expect(evidenceText(entry)).toBeUndefined();
});

test('an entry that was refused on arrival has no content to open', () => {
  const { status: _, ...refused } = { ...entry, state: 'refused', evidence: 'device' } as const;
  expect(isWithoutContent(refused)).toBe(true);
  expect(isWithoutContent({ ...refused, status: 'done' })).toBe(false);
  expect(isWithoutContent({ ...entry, evidence: 'device' })).toBe(false);
});
