import { splitAtBlanks } from '../../contract/rules/statement/blank-markers';

/** QUIZ-11: blanks as underscores, with the number of their input. */
export function withUnderscores(questionText: string): string {
  let count = 0;
  return splitAtBlanks(questionText)
    .map((part) => {
      if (part.type === 'text') return part.text;
      count += 1;
      return `_____ (${count})`;
    })
    .join('');
}
