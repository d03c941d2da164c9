import { expect, test } from 'vitest';
import { stubTranslation } from '../../../../../tests/support/stub-translation';
import type { SubmissionRow } from '../../../../data/work/submissions';

test('D-35 the reason of a held submission is in the language of the interface', async () => {
  const reason = "The device's clocks disagree.";
  stubTranslation('es', { notices: { [reason]: 'Los relojes no coinciden.' } });
  const { submissionNote } = await import('./submission-note');
  const row = { contest: { state: 'held', reason } } as SubmissionRow;
  expect(submissionNote(row)).toMatch(/Los relojes no coinciden\.$/);
});
