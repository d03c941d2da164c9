import { expect, test } from 'vitest';
import { stubTranslation } from '../../../tests/support/stub-translation';

test('the faults of a contest are in the language of the interface', async () => {
  const sentences = {
    'Contest name is required': 'Falta el nombre',
    'Event FAQ is required': 'Faltan las preguntas',
  };
  stubTranslation('es', { sentences });
  const { checkForm } = await import('./contest-faults');
  const { newForm } = await import('./contest-form');
  const messages = checkForm(newForm(0), 0).faults.map(({ message }) => message);
  expect(messages).toEqual(expect.arrayContaining(Object.values(sentences)));
});
