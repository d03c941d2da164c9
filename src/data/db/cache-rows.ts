import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import type { Clarification } from '../../../contract/entities/contest/clarification';
import type {
  ContestDetail,
  ContestListItem,
  Leaderboard,
  LeaderboardEntry,
} from '../../../contract/entities/contest/contest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import type { ContestReplay, ResultSettings } from '../../../contract/entities/contest/contest-results';
import type { PracticeDay, PractisedProblem } from '../../../contract/entities/practice';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { TranslatedTitle } from '../../../contract/entities/problem/statement-texts';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { Difficulty, ProblemType } from '../../../contract/limits';
import type { AccountKey } from '../account/account';

export type HistoryRow = OwnSubmission & { account: AccountKey };

export type PractisedRow = PractisedProblem & { account: AccountKey };
export type PracticeDayRow = PracticeDay & { account: AccountKey };

/** In ms of this device's clock. */
export type Fetched<T> = T & { fetchedAt: number };

export interface ProblemRow {
  id: string;
  /** The server's `_id`, the page cursor. */
  cursor: string;
  title: string;
  /** '' for none. Missing in rows of an older build. */
  summary?: string;
  difficulty: Difficulty;
  tags: string[];
  type: ProblemType;
  version: number;
  /** People who solved it. */
  solvers: number;
  /** Percent; -1 without tries. */
  acceptance: number;
  /** Missing in rows of an older build. */
  hasEditorial?: boolean;
  isPrivate?: true;
  /** Of `title`. Absent: `en`. */
  language?: string;
  /** In other languages. */
  titles?: TranslatedTitle[];
}
export interface ProblemListRow extends ProblemRow {
  titleKey: string;
  difficultyRank: number;
  /** `-solvers`: an index has one direction for all of its keys. */
  fewerSolvers: number;
  /** Of title, tags and id, for the local search. Missing in rows of an older build until the first search. */
  words: string[];
}

export interface StoredProblem extends ProblemDetail {
  /** Of the statement, for the local search. Missing in rows of an older build until the first search. */
  textWords?: string[];
}

/** Of one problem; `problems` has their names and sizes. */
export interface ProblemImagesRow {
  id: string;
  /** Base64 by SHA-256. */
  files: Record<string, string>;
}

export interface ProblemExcerptRow {
  id: string;
  excerpt: string;
  public: boolean;
}

/** Without the answer's time, which would make every copy different. */
export type KnownContest = Omit<ContestDetail, 'serverTime'>;
export type ContestRow = Fetched<KnownContest>;
/** A contest may be in several lists. */
export type ContestListRow = Fetched<ContestListItem> & { key: string; list: 'public' | 'own' | 'joined' };

/** A leaderboard without its entries, which are in pages of `perPage`. */
export type LeaderboardHead = Omit<Leaderboard, 'leaderboard' | 'from'> & { contestSlug: string };
export type LeaderboardRow = Fetched<LeaderboardHead>;
export interface LeaderboardPage {
  /** `slug/page` */
  key: string;
  contestSlug: string;
  page: number;
  entries: LeaderboardEntry[];
}
export type LeaderboardPageRow = Fetched<LeaderboardPage>;

export type ReplayRow = ContestReplay & { contestSlug: string };
export type ResultSettingsRow = ResultSettings & { contestSlug: string };

export type ManagedContestRow = Fetched<
  Omit<ManagedContest, 'clarifications' | 'problems'> & {
    /** Absent in a copy of an older build. */
    clarifications?: ManagedContest['clarifications'];
    problems?: ManagedContest['problems'];
  }
>;

export type ContestMessagesRow = Fetched<{
  contestSlug: string;
  messages: ContestMessage[];
  /** Absent in a copy of an older build. */
  clarifications?: Clarification[];
}>;

export type ClassCommentRow = ClassComment & { key: string; account: AccountKey };
