import { describe, expect, test } from 'vitest';
import { stubTranslation } from '../../../tests/support/stub-translation';
import type { ProblemChangeRow } from '../../data/intents/problem-update';
import type { OutboxKind } from '../../data/intents/registry';
import type { OutboxEntry } from '../../data/outbox/outbox-entry';
import type { CodeRunRow } from '../../data/work/code-runs';
import type { ProfileEditRow } from '../../data/work/profile-edits';
import type { SubmissionRow } from '../../data/work/submissions';
import { describeEntry, exportFile } from './outbox-item';

const entryOf = (kind: OutboxKind, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  seq: 1,
  id: 'one',
  kind,
  v: 1,
  stream: 'ada/problem:HIGH-TIDE',
  account: 'ada',
  createdAt: 1000,
  attempts: 0,
  nextAt: 0,
  state: 'queued',
  ...more,
});
const submission: SubmissionRow = {
  id: 'one',
  account: 'ada',
  problemID: 'HIGH-TIDE',
  language: 'PYTHON3',
  code: 'print(1)\n',
  type: 'problem',
  createdAt: 1000,
  receipt: 'saved',
  status: 'queued',
};
const refusal = { errorCode: 'PROBLEM_NOT_FOUND', error: 'Not found', message: 'No such problem.' };

describe('a submission', () => {
  test('that waits shows the problem title, the language, and a link to the editor', () => {
    const item = describeEntry({
      entry: entryOf('codeSubmit'),
      work: { kind: 'codeSubmit', row: submission },
      title: 'High Tide',
    });
    expect(item).toMatchObject({ what: 'High Tide', detail: 'Python 3', receipt: 'saved', end: 'Verdict' });
    expect(item?.place).toEqual({ to: '/code/$problemID', problemID: 'HIGH-TIDE' });
    expect(item?.times).toEqual([{ step: 'written', atMs: 1000 }]);
  });

  test('of a contest links to the code page of the contest', () => {
    const row = { ...submission, type: 'contest' as const, contestSlug: 'night-race' };
    const item = describeEntry({
      entry: entryOf('codeSubmit'),
      work: { kind: 'codeSubmit', row },
      title: undefined,
    });
    expect(item?.place).toEqual({
      to: '/contests/$contestSlug/code',
      contestSlug: 'night-race',
      problemID: 'HIGH-TIDE',
    });
  });

  test('that is held for review shows the reason', () => {
    const contest = {
      state: 'held' as const,
      reason: 'The clocks disagree.',
      writtenTime: '2026-01-01T00:00:00Z',
    };
    const row = { ...submission, receipt: 'sent', contestSlug: 'night-race', contest } as const;
    const work = { kind: 'codeSubmit', row } as const;
    const item = describeEntry({ entry: entryOf('codeSubmit', { state: 'done' }), work, title: undefined });
    expect(item).toMatchObject({
      note: 'Held for review: the organiser decides. The clocks disagree.',
      refusal: null,
    });
  });

  test('D-35 that is held shows the reason in the language of the interface', async () => {
    stubTranslation('es', { notices: { "The device's clocks disagree.": 'Los relojes no coinciden.' } });
    const { intentDisplays } = await import('./intent-display');
    const reason = "The device's clocks disagree.";
    const contest = { state: 'held' as const, reason, writtenTime: '2026-01-01T00:00:00Z' };
    const note = intentDisplays.codeSubmit.note?.({ ...submission, receipt: 'sent', contest });
    expect(note).toBe('Held for review: the organiser decides. Los relojes no coinciden.');
  });

  test('that is judged shows its times and its verdict', () => {
    const row: SubmissionRow = { ...submission, receipt: 'judged', judgingAt: 2500, judgedAt: 3000 };
    const { problemID, language } = row;
    const receivedTime = '2026-01-01T00:00:00.000Z';
    row.state = {
      submissionID: 's',
      problemID,
      language,
      status: 'done',
      verdict: 'AC',
      receivedTime,
      results: [],
    };
    const entry = entryOf('codeSubmit', { state: 'done', settledAt: 2000 });
    const item = describeEntry({ entry, work: { kind: 'codeSubmit', row }, title: undefined });
    expect(item).toMatchObject({ what: 'HIGH-TIDE', end: 'Accepted', good: true });
    expect(item?.times.map(({ atMs }) => atMs)).toEqual([1000, 2000, 2500, 3000]);
  });

  test('that is refused shows the reason, and exports as a source file', () => {
    const row: SubmissionRow = { ...submission, receipt: 'refused', refusal };
    const work = { kind: 'codeSubmit', row } as const;
    const item = describeEntry({
      entry: entryOf('codeSubmit', { state: 'refused' }),
      work,
      title: undefined,
    });
    expect(item?.refusal).toEqual({ error: 'Not found', message: 'No such problem.' });
    expect(exportFile(work)).toEqual({ name: 'HIGH-TIDE.py', text: 'print(1)\n' });
    expect(item?.canEdit).toBe(true);
  });
});

test('an entry that waits for a retry shows the last error', () => {
  const entry = entryOf('codeSubmit', {
    attempts: 2,
    error: { errorCode: 'TIMEOUT', error: 'Timeout', message: 'No answer.', at: 1500 },
  });
  const item = describeEntry({ entry, work: { kind: 'codeSubmit', row: submission }, title: undefined });
  expect(item).toMatchObject({ lastAttempt: 'No answer.', refusal: null });
});

test('a profile change has no verdict, and stays listed after its row is deleted', () => {
  const row: ProfileEditRow = {
    id: 'one',
    account: 'ada',
    createdAt: 1000,
    receipt: 'saved',
    changes: { displayName: 'Ada', avatar: null },
  };
  const item = describeEntry({
    entry: entryOf('profileUpdate'),
    work: { kind: 'profileUpdate', row },
    title: undefined,
  });
  expect(item).toMatchObject({ what: 'Profile', detail: 'display name, picture', end: null });
  const done = entryOf('profileUpdate', { state: 'done', settledAt: 2000 });
  expect(describeEntry({ entry: done, work: undefined, title: undefined })).toMatchObject({
    what: 'Profile',
    receipt: 'sent',
    place: null,
  });
});

test('a registration cannot be edited', () => {
  const entry = entryOf('contestRegister', { state: 'refused' });
  expect(describeEntry({ entry, work: undefined, title: undefined })?.canEdit).toBe(false);
});

test('a sample run that a later one replaced is not listed', () => {
  const entry = entryOf('codeRun', { state: 'done' });
  expect(describeEntry({ entry, work: undefined, title: undefined })).toBeNull();
  const { type: _, status: __, state: ___, ...same } = submission;
  const row: CodeRunRow = { ...same, inputs: [], receipt: 'judged' };
  expect(describeEntry({ entry, work: { kind: 'codeRun', row }, title: 'High Tide' })?.end).toBe('Finished');
});

test('a change of an older version than the newest leads to the comparison, and is not sent again', () => {
  const row: ProblemChangeRow = {
    id: 'one',
    account: 'ada',
    createdAt: 1000,
    receipt: 'refused',
    draftID: 'change-high-tide',
    name: 'High Tide',
    problemID: 'HIGH-TIDE',
    baseVersion: 3,
    refusal: { ...refusal, errorCode: 'PROBLEM_EDITED' },
  };
  const entry = entryOf('problemUpdate', { state: 'refused' });
  const item = describeEntry({ entry, work: { kind: 'problemUpdate', row }, title: undefined });
  expect(item).toMatchObject({ what: 'High Tide', detail: 'Changes to version 3', isStale: true });
  expect(item?.place).toEqual({ to: '/problems/create', search: { edit: 'HIGH-TIDE' } });
  const other = describeEntry({
    entry,
    work: { kind: 'problemUpdate', row: { ...row, refusal } },
    title: undefined,
  });
  expect(other).toMatchObject({ isStale: false });
});
