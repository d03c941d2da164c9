import type { ContestPackRow } from '../../../data/contest-run/contest-packs';
import { messages } from './messages';

const texts = messages.status;

interface PackStatus {
  line: string;
  /** 0 to 1; null if not downloading, or if the size is unknown. */
  fraction: number | null;
  isTrouble: boolean;
}

export function packStatus(row: ContestPackRow, isOffline: boolean): PackStatus {
  const { state, version, problemCount, bytesDone, bytesTotal, problem } = row;
  switch (state) {
    case 'wanted':
      if (bytesTotal === 0) {
        return { line: isOffline ? texts.offline : texts.checkingSize, fraction: null, isTrouble: false };
      }
      return {
        line: (isOffline ? texts.offlinePart : texts.loading)(bytesDone, bytesTotal),
        fraction: bytesDone / bytesTotal,
        isTrouble: false,
      };
    case 'ready':
      return { line: texts.ready(version, problemCount, bytesTotal), fraction: null, isTrouble: false };
    case 'failed':
      return { line: problem ?? texts.failed, fraction: null, isTrouble: true };
    default:
      return state satisfies never;
  }
}
