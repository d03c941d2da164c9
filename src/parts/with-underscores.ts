import { splitAtBlanks } from '../../contract/rules/blank-markers';

/** QUIZ-11: the text with its blanks as underscores; the number says which input belongs to which. */
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
