import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubTranslation } from '../../../../tests/support/stub-translation';

const message = { kind: 'notice', at: '2030-01-01T10:00:00.000Z' } as const;
const blocked = 'The organiser has blocked you.';

test('D-35 a notice is in the language of the interface, an answer as the organiser wrote it', async () => {
  stubTranslation('es', { notices: { [blocked]: 'El organizador te bloqueó.' } });
  const { MessageList } = await import('./message-list');
  const answer = { ...message, id: 'b', text: blocked, question: 'What does the notice say?' };
  render(<MessageList messages={[{ ...message, id: 'a', text: blocked }, answer]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('El organizador te bloqueó.');
  expect(second?.textContent).toContain(blocked);
});
