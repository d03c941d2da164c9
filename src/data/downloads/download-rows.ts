import type { DownloadSubject, PlannedProblem } from '../../../contract/entities/download';

/**
 * Something that is to work without a network. wanted: on its way, or will be · paused: until somebody goes on · ready: all of it is
 * here · failed: `problem` says why. Like every download it belongs to the device.
 */
export interface DownloadRow {
  key: string;
  subject: DownloadSubject;
  title: string;
  state: 'wanted' | 'paused' | 'ready' | 'failed';
  askedAt: number;
  /** Numbers of the newest plan; 0 before there is one. */
  problemCount: number;
  bytesDone: number;
  bytesTotal: number;
  /** When it was last found to be what the server has. */
  checkedAt?: number;
  problem?: string;
}

/** What belongs to a download, as the server last said: all of it is kept when copies must go. */
export interface DownloadPlanRow {
  key: string;
  problems: PlannedProblem[];
  challenges: string[];
}
