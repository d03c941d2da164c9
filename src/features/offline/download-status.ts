import type { DownloadRow } from '../../data/downloads/downloads';
import { timeAgo } from '../../lib/words';
import { messages } from './messages';

export interface DownloadStatus {
  line: string;
  /** 0 to 1 while downloading, if the size is known. */
  fraction: number | null;
  isTrouble: boolean;
}

export function downloadStatus(row: DownloadRow, isOffline: boolean, nowMs: number): DownloadStatus {
  const { state, problemCount, bytesDone, bytesTotal, checkedAt } = row;
  const fraction = bytesTotal > 0 ? bytesDone / bytesTotal : null;
  const texts = messages.downloads;
  switch (state) {
    case 'wanted': {
      const line = isOffline
        ? fraction === null
          ? texts.offline
          : texts.offlinePart(bytesDone, bytesTotal)
        : fraction === null
          ? texts.preparing
          : texts.loading(bytesDone, bytesTotal);
      return { line, fraction, isTrouble: false };
    }
    case 'paused': {
      const line = fraction === null ? texts.paused : texts.pausedPart(bytesDone, bytesTotal);
      return { line, fraction, isTrouble: false };
    }
    case 'failed':
      return { line: row.problem ?? texts.failed, fraction: null, isTrouble: true };
    case 'ready': {
      const line =
        checkedAt === undefined
          ? texts.ready(problemCount, bytesTotal)
          : texts.readyChecked(problemCount, bytesTotal, timeAgo(checkedAt, nowMs));
      return { line, fraction: null, isTrouble: false };
    }
    default:
      return state satisfies never;
  }
}
