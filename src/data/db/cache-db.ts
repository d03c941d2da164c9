/** Copies of server data; may be dropped at any time. */
import Dexie, { type Table } from 'dexie';
import type { Challenge, ChallengeListItem } from '../../../contract/entities/challenge';
import type { ProblemStatistics } from '../../../contract/entities/problem/problem-statistics';
import type { Profile } from '../../../contract/entities/profile';
import type { SharedList } from '../../../contract/entities/shared-list';
import type { SearchWordRow } from '../copies/search-words';
import type { KeyValueRow } from './app-rows';
import type {
  ClassCommentRow,
  ContestListRow,
  ContestMessagesRow,
  ContestRow,
  Fetched,
  HistoryRow,
  LeaderboardPageRow,
  LeaderboardRow,
  ManagedContestRow,
  PracticeDayRow,
  PractisedRow,
  ProblemExcerptRow,
  ProblemImagesRow,
  ProblemListRow,
  ReplayRow,
  ResultSettingsRow,
  StoredProblem,
} from './cache-rows';

class CacheDb extends Dexie {
  problemList!: Table<ProblemListRow, string>;
  problemExcerpts!: Table<ProblemExcerptRow, string>;
  searchWords!: Table<SearchWordRow, string>;
  problems!: Table<Fetched<StoredProblem>, string>;
  problemImages!: Table<ProblemImagesRow, string>;
  challengeList!: Table<Fetched<ChallengeListItem> & { position: number }, string>;
  challenges!: Table<Fetched<Challenge>, string>;
  profiles!: Table<Fetched<Profile> & { key: string }, string>;
  history!: Table<HistoryRow, string>;
  practised!: Table<PractisedRow, [string, string]>;
  practiceDays!: Table<PracticeDayRow, [string, string]>;
  statistics!: Table<Fetched<ProblemStatistics>, string>;
  problemHistory!: Table<HistoryRow, string>;
  contestList!: Table<ContestListRow, string>;
  contests!: Table<ContestRow, string>;
  leaderboards!: Table<LeaderboardRow, string>;
  leaderboardPages!: Table<LeaderboardPageRow, string>;
  managedContests!: Table<ManagedContestRow, string>;
  replays!: Table<ReplayRow, string>;
  resultSettings!: Table<ResultSettingsRow, string>;
  contestMessages!: Table<ContestMessagesRow, string>;
  classComments!: Table<ClassCommentRow, string>;
  sharedLists!: Table<Fetched<SharedList>, string>;
  kv!: Table<KeyValueRow, string>;

  constructor() {
    super('codeferry-cache');
    // Raise the number after a change. Dexie compares with the tables that the device has.
    const schema = this.version(15).stores({
      problemList: `&id, &cursor, [titleKey+cursor], [difficultyRank+titleKey+cursor], *tags, *words, type,
        [difficultyRank+fewerSolvers+cursor], [solvers+cursor], [acceptance+solvers+cursor]`,
      searchWords: '&word, *variants',
      problemExcerpts: '&id',
      problems: '&id, *textWords',
      problemImages: '&id',
      challengeList: '&url, position',
      challenges: '&url',
      profiles: '&key',
      history: '&submissionID, [account+receivedTime]',
      practised: '[account+problemID]',
      practiceDays: '[account+day]',
      statistics: '&problemID',
      // Separate from `history`, which must have no gaps.
      problemHistory: '&submissionID, [account+problemID+receivedTime]',
      contestList: '&key, list, *tags',
      contests: '&contestSlug',
      leaderboards: '&contestSlug',
      leaderboardPages: '&key, contestSlug',
      managedContests: '&contestSlug',
      replays: '&contestSlug',
      resultSettings: '&contestSlug',
      contestMessages: '&contestSlug',
      classComments: '&key, [account+submissionID]',
      sharedLists: '&listID',
      kv: '&key',
    });
    // An index leaves out rows without its keys.
    schema.upgrade((transaction) =>
      transaction
        .table<ProblemListRow>('problemList')
        .toCollection()
        .modify((row: Partial<ProblemListRow>) => {
          row.solvers ??= 0;
          row.acceptance ??= -1;
          row.fewerSolvers ??= 0;
        }),
    );
  }
}

export const cacheDb = new CacheDb();
