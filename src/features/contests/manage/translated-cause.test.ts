import { expect, test } from 'vitest';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { stubTranslation } from '../../../../tests/support/stub-translation';
import { messages as notices } from '../../../translations/pt/contract/notices';

test('PROC-6 the organiser reads the cause of a disqualification in the language of the interface', async () => {
  stubTranslation('pt', { notices });
  const { describeState } = await import('./describe-participant');
  const cause = 'Left the contest twice.';
  const end = { reason: 'malpractice', at: '2026-11-21T11:30:00Z' } as const;
  const person = { startedAt: end.at, deadline: null, blockedAt: null } as ManagedParticipant;
  const stateFor = (text: string) => describeState({ ...person, end: { ...end, cause: text } }, 0);
  expect(stateFor('Left the contest once; 1 warning was allowed.')).toBe(
    'Saiu da competição uma vez; era permitido 1 aviso.',
  );
  expect(stateFor(cause)).toBe(cause);
});
