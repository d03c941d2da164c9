/** The page of ours that another app meant by what it shared. Pure. */
import type { Shared } from './parse-shared';

/** These lead nowhere, or back here, or to another host. */
const notPlaces = /^\/(\/|(share|api|rt|assets)(\/|$))/;

/** Path, query and fragment of the first address within that is ours; null: there is none. Most apps put the address into the text. */
export function sharedPlace({ url, text, title }: Shared, origin: string): string | null {
  const words = [url, text, title].flatMap((part) => part?.match(/https?:\/\/[^\s<>"']+/gi) ?? []);
  for (const word of words) {
    // The full stop of the sentence it stands in.
    const address = word.replace(/[).,;:!?\]]+$/, '');
    if (!URL.canParse(address)) continue;
    const place = new URL(address);
    if (place.origin !== origin || notPlaces.test(place.pathname)) continue;
    return place.pathname + place.search + place.hash;
  }
  return null;
}
