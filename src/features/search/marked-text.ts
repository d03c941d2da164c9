import { queryWords } from '../../../contract/rules/search-query';

export interface TextPiece {
  text: string;
  found: boolean;
  at: number;
}

/** Words match at the start of a word; symbols such as `++` match anywhere. */
export function markFound(text: string, query: string): TextPiece[] {
  const words = queryWords(query);
  const signs = query.split(' ').filter((part) => part !== '' && queryWords(part).length === 0);
  const patterns = [
    ...words.map((word) => `(?<![\\p{L}\\p{M}\\p{N}])${word}`),
    ...signs.map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')),
  ];
  if (patterns.length === 0) return text === '' ? [] : [{ text, found: false, at: 0 }];
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), found: false, at });
    pieces.push({ text: match[0], found: true, at: match.index });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false, at });
  return pieces;
}
