/** Rows of a contest run on this device. Times named `…AtMs` are ms by the server's clock; `createdAt` by this device's. */
import type { RunEnd } from '../../../contract/entities/contest/contest';
import type { StartContest, StartedContest } from '../../../contract/entities/contest/contest-run';
import type { ProblemDetail } from '../../../contract/entities/problem';
import type { AccountKey } from '../account/account';

/** Somebody in a proctored run is away. */
export interface Absence {
  how: 'fullscreenExit' | 'blur' | 'pageLeft';
  leftAtMs: number;
  /** When it becomes a warning; null: it was an accident. */
  countsAtMs: number | null;
  /** It has become a warning. */
  isCounted: boolean;
}

export interface RunOver {
  reason: RunEnd['reason'];
  cause?: string;
  atMs: number;
}

/** One for each account and contest: all that changes while the run is on. */
export interface ContestRunRow {
  account: AccountKey;
  contestSlug: string;
  contest: StartedContest['contest'];
  startedAtMs: number;
  /** Null: no timer. */
  deadlineAtMs: number | null;
  /** The contest's clock stands still since then; `deadlineAtMs` is as far from there as it will be when it goes on. */
  pausedSince?: string;
  /** When the server last said so: without a network the contest may have gone on since. */
  pauseToldAtMs?: number;
  lateSyncMinutes: number;
  maxWarnings: number;
  /** Of the last entry that was written here: the next one is built upon it. */
  sequence: number;
  previousHash: string;
  elapsedMs: number;
  warnings: number;
  absence?: Absence;
  /** Minutes left that were told of already (CRUN-17). */
  toldMarks: number[];
  /** As the server last said: the best of each problem, and questions that have their answer. */
  scores: Record<string, number>;
  answered: string[];
  end?: RunOver;
  /** The organiser has undone an elimination, or has unblocked them: nobody is watched until the participant presses Continue. */
  awaitsResume?: boolean;
  /** The organiser has blocked the participant. */
  isBlocked?: boolean;
  /** The organiser was told that this device's clock was set back. */
  isSetBackTold?: boolean;
  /** Of the contest pack that it began with. */
  packVersion?: number;
  /** The pack was the newest one when it was opened. */
  isPackCurrent?: boolean;
  /** Begun with the typed code, and the server does not know of it yet. */
  opened?: NonNullable<StartContest['opened']>;
}

/** The participant's problems in their order, whole: everything that hours without a network need. Written with the start. */
export interface ContestProblemsRow {
  account: AccountKey;
  contestSlug: string;
  problems: ProblemDetail[];
  fetchedAt: number;
}
