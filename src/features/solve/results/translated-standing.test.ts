import { expect, test } from 'vitest';
import { stubTranslation } from '../../../../tests/support/stub-translation';

test('D-35 the reason of a submission that does not count is in the language of the interface', async () => {
  const reason = 'It reached the server too late after the end.';
  stubTranslation('es', { notices: { [reason]: 'Llegó tarde.' } });
  const { standingText } = await import('./submission-status');
  const contest = { state: 'refused', reason, writtenTime: '2030-01-01T10:00:00Z' } as const;
  expect(standingText(contest)).toMatch(/Llegó tarde\.$/);
});
