/** Rows of the cache database. */

import type { Clarification } from '../../../contract/entities/contest/clarification';
import type {
  ContestDetail,
  ContestListItem,
  Leaderboard,
  LeaderboardEntry,
} from '../../../contract/entities/contest/contest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type { PracticeDay, PractisedProblem } from '../../../contract/entities/practice';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { Difficulty, ProblemType } from '../../../contract/limits';
import type { AccountKey } from '../account/account';

/** Something its account has handed in, here or elsewhere, as the server tells it. */
export type HistoryRow = OwnSubmission & { account: AccountKey };

/** What its account has solved or answered on any device, as the server last said. */
export type PractisedRow = PractisedProblem & { account: AccountKey };
export type PracticeDayRow = PracticeDay & { account: AccountKey };

/** When the copy was fetched, in ms of this device's clock. */
export type Fetched<T> = T & { fetchedAt: number };

export interface ProblemRow {
  id: string;
  /** The server's `_id`: what the next page is asked after. */
  cursor: string;
  title: string;
  difficulty: Difficulty;
  tags: string[];
  type: ProblemType;
  version: number;
}
export interface ProblemListRow extends ProblemRow {
  titleKey: string;
  difficultyRank: number;
}

/** What only the wizard for contests shows of a problem. */
export interface ProblemExcerptRow {
  id: string;
  excerpt: string;
  public: boolean;
}

/** Without the time of the answer, which would make every copy another one. */
export type KnownContest = Omit<ContestDetail, 'serverTime'>;
export type ContestRow = Fetched<KnownContest>;
/** A contest may be in several lists: of all, of those one has created, of those one has joined. */
export type ContestListRow = Fetched<ContestListItem> & { key: string; list: 'public' | 'own' | 'joined' };

/** What is said of a leaderboard as a whole; its entries are in pages of `perPage`. */
export type LeaderboardHead = Omit<Leaderboard, 'leaderboard' | 'from'> & { contestSlug: string };
export type LeaderboardRow = Fetched<LeaderboardHead>;
export interface LeaderboardPage {
  /** `slug/page` */
  key: string;
  contestSlug: string;
  /** From 0. */
  page: number;
  entries: LeaderboardEntry[];
}
export type LeaderboardPageRow = Fetched<LeaderboardPage>;

/** What an organiser sees of a contest of their own. */
export type ManagedContestRow = Fetched<
  Omit<ManagedContest, 'clarifications' | 'problems'> & {
    /** Absent in a copy of an older build. */
    clarifications?: ManagedContest['clarifications'];
    problems?: ManagedContest['problems'];
  }
>;

/** What was said in a contest, and what was asked by whoever is here, newest first. */
export type ContestMessagesRow = Fetched<{
  contestSlug: string;
  messages: ContestMessage[];
  /** Absent in a copy of an older build. */
  clarifications?: Clarification[];
}>;
