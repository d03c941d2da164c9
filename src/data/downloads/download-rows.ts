import type { DownloadSubject, PlannedProblem } from '../../../contract/entities/download';

/**
 * Content for offline use; belongs to the device. wanted: waiting or downloading · paused: by the user ·
 * ready: complete · failed: see `problem`.
 */
export interface DownloadRow {
  key: string;
  subject: DownloadSubject;
  title: string;
  state: 'wanted' | 'paused' | 'ready' | 'failed';
  askedAt: number;
  /** From the newest plan; 0 before the first. */
  problemCount: number;
  bytesDone: number;
  bytesTotal: number;
  checkedAt?: number;
  problem?: string;
}

/** Content of a download, from the server: pinned when the cache is cleared. */
export interface DownloadPlanRow {
  key: string;
  problems: PlannedProblem[];
  challenges: string[];
}
