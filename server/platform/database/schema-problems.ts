/** Tables of problems, their help and their test cases, and of challenges. */
import type { Generated } from 'kysely';
import type { CommentPart } from '../../../contract/comment-limits';
import type { ChallengeTranslation } from '../../../contract/entities/challenge';
import type { CheckerConfig } from '../../../contract/entities/checker/checker-config';
import type { JuryResult, JuryRule } from '../../../contract/entities/problem/jury-solution';
import type { InitialCode, ProblemDetail, Scoring } from '../../../contract/entities/problem/problem';
import type { HelpPart } from '../../../contract/entities/problem/problem-help';
import type { ProblemTools, ValidatorArguments } from '../../../contract/entities/problem/problem-tools';
import type {
  Credits,
  StatementImage,
  Translation,
} from '../../../contract/entities/problem/statement-texts';
import type { Question } from '../../../contract/entities/question';
import type { Verdict } from '../../../contract/entities/submission';
import type { Difficulty, Language, ProblemType } from '../../../contract/limits';
import type { MemberRole } from '../../../contract/rules/problem-roles';
import type { Json, Moment } from './column-types';

export interface ProblemsTable {
  /** `_id` on the wire: sorts by creation, used as paging cursor. */
  pk: string;
  id: string;
  creator: string;
  version: number;
  title: string;
  /** See `sortableTitle`. */
  title_sort: string;
  /** One line for lists; '' for none. */
  summary: string;
  description: string;
  difficulty: Difficulty;
  difficulty_rank: number;
  type: ProblemType;
  tags: string[];
  public: boolean;
  input_format: string;
  output_format: string;
  constraints: string;
  sample_input: string;
  sample_output: string;
  explanation: string;
  /** Of the texts above. */
  language: string;
  translations: Json<Translation[]>;
  /** Without data. */
  images: Json<StatementImage[]>;
  credits: Json<Credits | null>;
  initial_code: Json<InitialCode[]>;
  checker: Json<CheckerConfig>;
  scoring: Json<Scoring | null>;
  /** As clients see them. */
  shown_groups: Json<NonNullable<ProblemDetail['groups']> | null>;
  /** Contains the correct answer, so never send it whole. Null for code problems. */
  question: Json<Question | null>;
  test_case_count: number;
  /** Maximum over the test cases. */
  time_limit_ms: number;
  memory_limit_mb: number;
  /** The `data_version` of its test cases. Versions that differ only in text share them. */
  test_data_version: Generated<number>;
  /** Null: older than this column. */
  test_data_hash: Generated<string | null>;
  /** Includes the test cases. */
  content_hash: string;
  /** Texts and test cases. */
  bytes: Generated<number>;
  hint_count: Generated<number>;
  has_editorial: Generated<boolean>;
  /** The account whose storage quota it uses. */
  charged_to: string | null;
  /** Judged tries and people who solved it, at most a minute old, without running contests. */
  tries: Generated<number>;
  accepted: Generated<number>;
  solvers: Generated<number>;
  /** Percent of the tries; -1 without tries. */
  acceptance: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export type ProblemContentColumns = Pick<
  ProblemsTable,
  | 'version'
  | 'id'
  | 'title'
  | 'summary'
  | 'description'
  | 'difficulty'
  | 'type'
  | 'tags'
  | 'public'
  | 'input_format'
  | 'output_format'
  | 'constraints'
  | 'sample_input'
  | 'sample_output'
  | 'explanation'
  | 'language'
  | 'translations'
  | 'images'
  | 'credits'
  | 'initial_code'
  | 'checker'
  | 'scoring'
  | 'shown_groups'
  | 'question'
  | 'test_case_count'
  | 'time_limit_ms'
  | 'memory_limit_mb'
  | 'test_data_version'
>;

/** Hints and editorials, which must not leave the server while a contest runs (decision 104). */
export interface ProblemHelpTable {
  problem_pk: string;
  /** 1 to 3, or none. */
  hints: string[];
  /** '' if there is none. */
  editorial: string;
}

/** Validators and generators of the newest version. */
export interface ProblemToolsTable {
  problem_pk: string;
  tools: Json<ProblemTools>;
}

/** Only for the creator (decision 113). */
export interface JurySolutionsTable {
  problem_pk: string;
  position: number;
  name: string;
  folder: string | null;
  language: Language;
  source: string;
  expected: Verdict[];
  partial: boolean;
  rules: Json<JuryRule[] | null>;
  /** Of this version. Null: not judged. */
  result: Json<JuryResult | null>;
}

/** Other files of a package's `submissions/`. */
export interface JuryFilesTable {
  problem_pk: string;
  position: number;
  path: string;
  content: string;
  is_base64: boolean;
}

/** Files of statements, of all stored versions. */
export interface ProblemImagesTable {
  problem_pk: string;
  /** SHA-256. */
  hash: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** Null: in the file store. */
  bytes: Buffer | null;
}

export interface HelpOpeningsTable {
  uid: string;
  problem_pk: string;
  part: HelpPart;
  opened_at: Moment;
  received_at: Generated<Date>;
}

/** Invited people; members once they accepted. */
/** Of its members. A thread is its first comment, whose id is `thread_id`. */
export interface ProblemCommentsTable {
  id: string;
  problem_pk: string;
  thread_id: string;
  /** Null: the account was deleted. */
  author: string | null;
  /** As in the thread's first comment, like `subject`. */
  part: CommentPart;
  subject: string;
  /** '' if it is deleted. */
  text: string;
  written_at: Date;
  received_at: Generated<Date>;
  edited_at: Generated<Date | null>;
  changed_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
  /** Of the first comment. */
  resolved_at: Generated<Date | null>;
  resolved_by: Generated<string | null>;
}

export interface ProblemCommentReadsTable {
  problem_pk: string;
  uid: string;
  read_until: Date;
}

export interface ProblemMembersTable {
  id: string;
  problem_pk: string;
  /** Exactly one of `uid` and `email` is set. */
  uid: string | null;
  email: string | null;
  role: MemberRole;
  invited_by: string;
  invited_at: Generated<Date>;
  /** Null: invited. */
  accepted_at: Generated<Date | null>;
}

/** Every published version, newest and former. */
export interface ProblemHistoryTable {
  problem_pk: string;
  version: number;
  /** Null: the account was deleted. */
  saved_by: string | null;
  saved_at: Generated<Date>;
  note: string;
  /** Without test cases. Null: no longer kept. */
  content: Json<Record<string, unknown> | null>;
  /** Of its test cases. */
  data_version: number;
  bytes: number;
}

/** An administrator has ended the sharing of these. */
export interface HiddenSolutionsTable {
  submission_id: string;
  hidden_at: Generated<Date>;
}

/** Old versions that a contest uses; `problems` has the newest. */
export interface ProblemVersionsTable extends ProblemContentColumns {
  problem_pk: string;
}

/** A view of all versions. */
export interface ProblemContentsView extends ProblemContentColumns {
  pk: string;
}

export interface TestCasesTable {
  problem_pk: string;
  /** The problem version that introduced them. */
  data_version: Generated<number>;
  position: number;
  input: Buffer;
  expected: Buffer;
  time_limit_ms: number;
  memory_limit_bytes: number;
  weight: number;
  sample: boolean;
  /** '' is the root. */
  group_name: string;
  checker_arguments: string[] | null;
  /** Of a sample, for learners. */
  explanation: Generated<string | null>;
  generator_line: Generated<string | null>;
  validator_arguments: Json<ValidatorArguments | null>;
}

export interface ChallengesTable {
  pk: string;
  url: string;
  name: string;
  description: string;
  tags: string[];
  version: number;
  content_hash: string;
  translations: Json<ChallengeTranslation[]>;
  /** From 0, along the learning path. */
  position: number;
}

export interface ChallengeProblemsTable {
  challenge_pk: string;
  position: number;
  problem_pk: string;
}
