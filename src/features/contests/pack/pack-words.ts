import type { ContestPackRow } from '../../../data/contest-run/contest-packs';
import { byteText, counted } from '../../../lib/words';

export interface PackWords {
  line: string;
  /** 0 to 1; null if not downloading, or if the size is unknown. */
  fraction: number | null;
  isTrouble: boolean;
}

export function describePack(
  { state, version, problemCount, bytesDone, bytesTotal, problem }: ContestPackRow,
  isOffline: boolean,
): PackWords {
  const fraction = bytesTotal > 0 ? bytesDone / bytesTotal : null;
  switch (state) {
    case 'wanted': {
      const reached = `${byteText(bytesDone)} of ${byteText(bytesTotal)}`;
      if (isOffline) {
        const here = fraction === null ? '' : ` · ${reached} are here`;
        return { line: `Goes on with a network${here}`, fraction, isTrouble: false };
      }
      return { line: fraction === null ? 'Asking how much it is…' : reached, fraction, isTrouble: false };
    }
    case 'ready':
      return {
        line: `Ready, sealed until the start: version ${version}, ${counted(problemCount, 'problem')}, ${byteText(bytesTotal)}`,
        fraction: null,
        isTrouble: false,
      };
    case 'failed':
      return { line: problem ?? 'It could not be fetched.', fraction: null, isTrouble: true };
    default:
      return state satisfies never;
  }
}
