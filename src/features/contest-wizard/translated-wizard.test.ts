import { expect, test } from 'vitest';
import { stubTranslation } from '../../../tests/support/stub-translation';
import { messages as portuguese } from '../../translations/pt/features/contest-wizard/default-texts';

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

test('CWIZ-35 a new contest starts with rules, terms and privacy in the language of the interface', async () => {
  stubTranslation('pt', { messages: { 'features/contest-wizard/default-texts': portuguese } });
  const { newForm } = await import('./contest-form');
  const { eventRules, eventTerms, eventPrivacy } = newForm(0);
  expect({ rules: eventRules, terms: eventTerms, privacy: eventPrivacy }).toEqual(portuguese);
});
