import type { Shared } from './parse-shared';

/** Paths without a page, the share page itself, and paths to another host. */
const excludedPaths = /^\/(\/|(share|api|rt|assets)(\/|$))/;

/** Path, query and fragment of the first address on this origin. Most apps put the address into the text. */
export function sharedPath({ url, text, title }: Shared, origin: string): string | null {
  const words = [url, text, title].flatMap((part) => part?.match(/https?:\/\/[^\s<>"']+/gi) ?? []);
  for (const word of words) {
    // Punctuation of the sentence.
    const address = word.replace(/[).,;:!?\]]+$/, '');
    if (!URL.canParse(address)) continue;
    const found = new URL(address);
    if (found.origin !== origin || excludedPaths.test(found.pathname)) continue;
    return found.pathname + found.search + found.hash;
  }
  return null;
}
