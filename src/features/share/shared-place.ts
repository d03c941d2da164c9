import type { Shared } from './parse-shared';

/** Paths that lead nowhere, back here, or to another host. */
const notPlaces = /^\/(\/|(share|api|rt|assets)(\/|$))/;

/** Path, query and fragment of the first address on this origin. Most apps put the address into the text. */
export function sharedPlace({ url, text, title }: Shared, origin: string): string | null {
  const words = [url, text, title].flatMap((part) => part?.match(/https?:\/\/[^\s<>"']+/gi) ?? []);
  for (const word of words) {
    // Punctuation of the sentence.
    const address = word.replace(/[).,;:!?\]]+$/, '');
    if (!URL.canParse(address)) continue;
    const place = new URL(address);
    if (place.origin !== origin || notPlaces.test(place.pathname)) continue;
    return place.pathname + place.search + place.hash;
  }
  return null;
}
