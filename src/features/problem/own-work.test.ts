import { expect, test } from 'vitest';
import { ownWork } from './own-work';

const local = {
  id: 'here',
  account: 'ada',
  problemID: 'P',
  language: 'PYTHON3',
  code: 'print(1)',
  type: 'problem',
  createdAt: Date.parse('2026-01-02T00:00:00Z'),
  receipt: 'sent',
  status: 'queued',
  submissionID: 's1',
} as const;
const remote = {
  kind: 'code',
  account: 'ada',
  problemID: 'P',
  title: 'P',
  type: 'problem',
  status: 'done',
  verdict: 'AC',
  score: 100,
  language: 'CPP17',
} as const;

test('D-16 lists local submissions and those from other devices once each, newest first', () => {
  const work = ownWork(
    [local],
    [],
    [
      { ...remote, submissionID: 's1', receivedTime: '2026-01-02T00:00:01Z' },
      { ...remote, submissionID: 's2', receivedTime: '2026-01-03T00:00:00Z' },
      { ...remote, submissionID: 's0', receivedTime: '2026-01-01T00:00:00Z', kind: 'answer', verdict: 'WA' },
    ],
  );
  expect(work).toMatchObject([
    { key: 's2', what: 'C++17', end: 'Accepted', good: true, isElsewhere: true },
    { key: 'here', what: 'Python 3', end: 'Verdict', receipt: 'sent', isElsewhere: false },
    { key: 's0', what: 'Answer', end: 'Incorrect', good: false },
  ]);
});

test('shows a submission without a verdict as being judged', () => {
  const { verdict: _, ...open } = remote;
  const [one] = ownWork([], [], [{ ...open, submissionID: 's', receivedTime: '2026-01-01T00:00:00Z' }]);
  expect(one).toMatchObject({ receipt: 'judging', end: 'Verdict', good: false });
});
