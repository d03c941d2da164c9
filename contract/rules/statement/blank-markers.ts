/** `[[blank:ID]]` marks a blank (QUIZ-9). */

export type QuestionPart = { type: 'text'; text: string } | { type: 'blank'; id: string };

export const blankIdPattern = /^[A-Za-z0-9_-]{1,40}$/;
const marker = /\[\[blank:([A-Za-z0-9_-]{1,40})\]\]/g;

/** Omits empty texts. */
export function splitAtBlanks(questionText: string): QuestionPart[] {
  const parts: QuestionPart[] = [];
  let from = 0;
  for (const match of questionText.matchAll(marker)) {
    if (match.index > from) parts.push({ type: 'text', text: questionText.slice(from, match.index) });
    parts.push({ type: 'blank', id: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < questionText.length) parts.push({ type: 'text', text: questionText.slice(from) });
  return parts;
}

/** In reading order; a repeated blank appears twice. */
export function blankIds(questionText: string): string[] {
  return splitAtBlanks(questionText).flatMap((part) => (part.type === 'blank' ? [part.id] : []));
}
