import type { Generated } from 'kysely';
import type { SimilarCode } from '../../../contract/entities/contest/similarity';
import type { Language } from '../../../contract/limits';
import type { Json } from './column-types';

/** The newest check of each contest. */
export interface ContestSimilarityTable {
  contest_pk: string;
  run_id: string;
  started_by: string | null;
  started_at: Date;
  /** Its server still worked on it then. */
  alive_at: Date;
  done: Generated<number>;
  total: Generated<number>;
  finished_at: Date | null;
  failure: string | null;
}

export interface ContestSimilarGroupsTable {
  contest_pk: string;
  problem_pk: string;
  language: Language;
  compared: number;
  left_out: number;
}

export interface ContestSimilarPairsTable {
  contest_pk: string;
  left_id: string;
  right_id: string;
  language: Language;
  similarity: number;
  longest: number;
  parts: Json<SimilarCode['parts']>;
}
