/** Copies of what the server can tell again. May be dropped at any time, for instance to make room. */
import Dexie, { type Table } from 'dexie';
import type { Challenge, ChallengeListItem } from '../../contract/entities/challenge';
import type { ProblemDetail } from '../../contract/entities/problem';
import type { KeyValueRow } from './app-rows';
import type { Fetched, ProblemListRow } from './cache-rows';

class CacheDb extends Dexie {
  problemList!: Table<ProblemListRow, string>;
  problems!: Table<Fetched<ProblemDetail>, string>;
  challengeList!: Table<Fetched<ChallengeListItem> & { position: number }, string>;
  challenges!: Table<Fetched<Challenge>, string>;
  kv!: Table<KeyValueRow, string>;

  constructor() {
    super('codeferry-cache');
    this.version(1).stores({
      problemList: '&id, &cursor, [titleKey+cursor], [difficultyRank+titleKey+cursor], *tags',
      problems: '&id',
      challengeList: '&url, position',
      challenges: '&url',
      kv: '&key',
    });
  }
}

export const cacheDb = new CacheDb();

/** Forgets every copy. The database itself stays: deleting it would wait for every other tab to let go of it. */
export function dropCache(): Promise<void> {
  return cacheDb.transaction('rw', cacheDb.tables, async () => {
    await Promise.all(cacheDb.tables.map((table) => table.clear()));
  });
}
