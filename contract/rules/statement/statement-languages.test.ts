import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../entities/problem/problem';
import { chooseStatementLanguage, inLanguage, languagesOf, titleInLanguage } from './statement-languages';

test('chooses the first wish that the problem has, also in another region, else its own language', () => {
  expect(chooseStatementLanguage(['en', 'es'], ['es', 'en'])).toBe('es');
  expect(chooseStatementLanguage(['en', 'pt-BR'], ['pt'])).toBe('pt-BR');
  expect(chooseStatementLanguage(['en', 'pt', 'pt-BR'], ['pt-br'])).toBe('pt-BR');
  expect(chooseStatementLanguage(['de', 'es'], ['fr', 'it'])).toBe('de');
  expect(languagesOf({})).toEqual(['en']);
});

test('a translation replaces all texts; a text that it lacks is not shown in another language', () => {
  const problem = {
    title: 'Pier',
    summary: 'Count',
    description: 'd',
    inputFormat: 'i',
    explanation: 'e',
    constraints: '',
    translations: [{ language: 'es', title: 'Muelle', description: 'D' }],
  } as unknown as ProblemDetail;
  expect(inLanguage(problem, 'es')).toMatchObject({
    title: 'Muelle',
    summary: '',
    description: 'D',
    inputFormat: '',
    explanation: '',
  });
  expect(inLanguage(problem, 'en')).toBe(problem);
});

test('a question keeps its options in their order', () => {
  const options = ['a', 'b'].map((text, at) => ({ id: `option_${at}`, text }));
  const problem = {
    title: 'Q',
    description: 'd',
    question: { questionText: 'q', options },
    translations: [
      { language: 'es', title: 'P', description: 'D', questionText: 'p', options: [...options].reverse() },
    ],
  } as unknown as ProblemDetail;
  expect(inLanguage(problem, 'es').question).toEqual({ questionText: 'p', options });
});

test('lists show a title and summary in the reader’s language', () => {
  const row = { title: 'Pier', summary: 's', titles: [{ language: 'es', title: 'Muelle' }] };
  expect(titleInLanguage(row, ['es'])).toMatchObject({ title: 'Muelle', summary: '' });
  expect(titleInLanguage(row, ['fr'])).toBe(row);
});
