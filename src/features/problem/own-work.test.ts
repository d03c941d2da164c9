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
const told = {
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

test('D-16 what was handed in here and what the server tells of other devices is one list, newest first, nothing twice', () => {
  const work = ownWork(
    [local],
    [],
    [
      { ...told, submissionID: 's1', receivedTime: '2026-01-02T00:00:01Z' },
      { ...told, submissionID: 's2', receivedTime: '2026-01-03T00:00:00Z' },
      { ...told, submissionID: 's0', receivedTime: '2026-01-01T00:00:00Z', kind: 'answer', verdict: 'WA' },
    ],
  );
  expect(work).toMatchObject([
    { key: 's2', what: 'C++17', end: 'Accepted', good: true, isElsewhere: true },
    { key: 'here', what: 'Python 3', end: 'Verdict', receipt: 'sent', isElsewhere: false },
    { key: 's0', what: 'Answer', end: 'Not right', good: false },
  ]);
});

test('what is not judged yet waits for its verdict', () => {
  const { verdict: _, ...open } = told;
  const [one] = ownWork([], [], [{ ...open, submissionID: 's', receivedTime: '2026-01-01T00:00:00Z' }]);
  expect(one).toMatchObject({ receipt: 'judging', end: 'Verdict', good: false });
});
