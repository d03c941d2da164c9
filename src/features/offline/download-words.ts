import type { DownloadSubject } from '../../../contract/entities/download';
import type { DownloadRow } from '../../data/downloads/downloads';
import { byteText, counted, timeAgo } from '../../lib/words';

export const kindWords: Record<DownloadSubject['kind'], string> = {
  challenge: 'Challenge',
  tag: 'Tag',
  everything: 'All challenges and problems',
};

export interface DownloadWords {
  line: string;
  /** 0 to 1 while downloading, if the size is known. */
  fraction: number | null;
  isTrouble: boolean;
}

export function describeDownload(row: DownloadRow, isOffline: boolean, nowMs: number): DownloadWords {
  const { state, problemCount, bytesDone, bytesTotal, checkedAt } = row;
  const fraction = bytesTotal > 0 ? bytesDone / bytesTotal : null;
  const reached = `${byteText(bytesDone)} of ${byteText(bytesTotal)}`;
  switch (state) {
    case 'wanted':
      if (isOffline)
        return { line: `${withPart('Goes on with a network', row)}`, fraction, isTrouble: false };
      return { line: fraction === null ? 'Asking what belongs to it…' : reached, fraction, isTrouble: false };
    case 'paused':
      return { line: withPart('Paused', row), fraction, isTrouble: false };
    case 'failed':
      return { line: row.problem ?? 'It could not be fetched.', fraction: null, isTrouble: true };
    case 'ready': {
      const size = `${counted(problemCount, 'problem')}, ${byteText(bytesTotal)}`;
      const age = checkedAt === undefined ? '' : ` · compared with the server ${timeAgo(checkedAt, nowMs)}`;
      return { line: size + age, fraction: null, isTrouble: false };
    }
    default:
      return state satisfies never;
  }
}

function withPart(sentence: string, { bytesDone, bytesTotal }: DownloadRow): string {
  return bytesTotal === 0
    ? sentence
    : `${sentence} · ${byteText(bytesDone)} of ${byteText(bytesTotal)} are here`;
}
