/** Rows of a contest run. `…AtMs`: ms by the server's clock; `createdAt`: by this device's clock. */
import type { RunEnd } from '../../../contract/entities/contest/contest';
import type { StartContest, StartedContest } from '../../../contract/entities/contest/contest-run';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { AccountKey } from '../account/account';

/** The participant has left the page during a proctored run. */
export interface Absence {
  how: 'fullscreenExit' | 'blur' | 'pageLeft';
  leftAtMs: number;
  /** When it becomes a warning; null: accidental. */
  countsAtMs: number | null;
  isCounted: boolean;
}

export interface RunOver {
  reason: RunEnd['reason'];
  cause?: string;
  atMs: number;
}

/** Everything that changes during a run; one row per account and contest. */
export interface ContestRunRow {
  account: AccountKey;
  contestSlug: string;
  contest: StartedContest['contest'];
  startedAtMs: number;
  /** Null: no timer. */
  deadlineAtMs: number | null;
  /** The contest is paused since then; `deadlineAtMs` moves when it resumes. */
  pausedSince?: string;
  /** Time of the server's report: the contest may have resumed since. */
  pauseToldAtMs?: number;
  lateSyncMinutes: number;
  maxWarnings: number;
  /** Time away in total for one warning. Absent or 0: each absence is one. */
  warningSeconds?: number;
  /** Of the last entry written here; the next entry links to it. */
  sequence: number;
  previousHash: string;
  elapsedMs: number;
  warnings: number;
  absence?: Absence;
  /** Counted time away, without the current absence. */
  awayMs?: number;
  /** Excused exits from full screen with an open pop-up. */
  popUpExits?: number;
  /** Losses of focus below a second. */
  glances?: { times: number; ms: number };
  /** Minutes-left marks already announced (CRUN-17). */
  toldMarks: number[];
  /** From the server: best score per problem, and answered questions. */
  scores: Record<string, number>;
  answered: string[];
  end?: RunOver;
  /** After a withdrawn disqualification or block: proctoring is off until the participant presses Continue. */
  awaitsResume?: boolean;
  isBlocked?: boolean;
  /** The run continues on another device, as of the last contact. */
  isElsewhere?: boolean;
  isSetBackTold?: boolean;
  packVersion?: number;
  /** The pack was the newest when it was opened. */
  isPackCurrent?: boolean;
  /** Started with the typed code; the server does not know yet. */
  opened?: NonNullable<StartContest['opened']>;
}

/** The full problems in the participant's order, written at the start: enough for hours offline. */
export interface ContestProblemsRow {
  account: AccountKey;
  contestSlug: string;
  problems: ProblemDetail[];
  fetchedAt: number;
}
