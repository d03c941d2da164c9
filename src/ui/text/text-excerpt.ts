/** The maximum length of a submission, so code is never cut. */
const charactersMax = 128 * 1024;
const linesMax = 4000;

/**
 * The beginning of a text that is too long to lay out at once.
 * @returns the excerpt, and the number of omitted characters
 */
export function textExcerpt(text: string): { shown: string; leftOut: number } {
  let end = Math.min(text.length, charactersMax);
  let at = -1;
  for (let lines = 0; lines < linesMax; lines++) {
    at = text.indexOf('\n', at + 1);
    if (at === -1 || at >= end) return { shown: text.slice(0, end), leftOut: text.length - end };
  }
  end = at + 1;
  return { shown: text.slice(0, end), leftOut: text.length - end };
}
