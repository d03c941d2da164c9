/** The text of a fill-in-the-blank question: `[[blank:ID]]` stands where something is missing (QUIZ-9). */

export type QuestionPart = { type: 'text'; text: string } | { type: 'blank'; id: string };

/** What a blank may be called: it is part of the marker and of the answer. */
export const blankIdPattern = /^[A-Za-z0-9_-]{1,40}$/;
const marker = /\[\[blank:([A-Za-z0-9_-]{1,40})\]\]/g;

/** The text cut at its markers, in reading order; texts between two neighbouring markers are left out when empty. */
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

/** The ids of the blanks, in reading order; one that is marked twice appears twice. */
export function blankIds(questionText: string): string[] {
  return splitAtBlanks(questionText).flatMap((part) => (part.type === 'blank' ? [part.id] : []));
}
