/** Rows of the cache database. */
import type { Difficulty, ProblemType } from '../../contract/limits';

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
