import type { Converted } from '../converted';

/** Our screens show samples below the statement. */
const samplePlaces = /^[ \t]*\{\{(?:nextsample|remainingsamples)\}\}[ \t]*$/gm;

export function markdownStatement(text: string): Converted {
  return { markdown: text.replace(samplePlaces, ''), losses: [], changes: [] };
}
