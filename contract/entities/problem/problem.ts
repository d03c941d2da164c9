/** ENT-5…11 */
import * as z from 'zod/mini';
import {
  difficulties,
  generatorLineLengthMax,
  groupLevelsMax,
  languages,
  memoryLimitMb,
  pointsMax,
  problemTypes,
  sampleExplanationLengthMax,
  statementLengthMax,
  summaryLengthMax,
  tagLengthMax,
  tagsMax,
  testCaseBytesMax,
  testCaseDefaults,
  testCasesMax,
  testGroupsMax,
  timeLimitSeconds,
  timeLimitsTotalSecondsMax,
  titleLengthMax,
  weightMax,
} from '../../limits';
import { problemIdPattern } from '../../rules/names/slug';
import { problemRoles } from '../../rules/problem-roles';
import { CheckerArguments, CheckerConfig, PublicChecker } from '../checker/checker-config';
import { noNul } from '../no-nul';
import { PublicQuestion } from '../public-question';
import { newJury } from './jury-solution';
import { newHelp, shownHelp } from './problem-help';
import { ProblemTools, ValidatorArguments } from './problem-tools';
import { Language } from './program-files';
import { InitialCode, ShownCode } from './program-template';
import { newStatement, shownStatement, TranslatedTitle, titleTooLong } from './statement-texts';

export { InitialCode, Language };
export const Difficulty = z.enum(difficulties);
export const ProblemType = z.enum(problemTypes);

const text = z.string().check(z.maxLength(statementLengthMax), noNul);
const requiredText = (name: string) =>
  z.string().check(z.minLength(1, `${name} is required`), z.maxLength(statementLengthMax), noNul);
const data = z.string().check(z.maxLength(testCaseBytesMax), noNul);

export const Tag = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(tagLengthMax), noNul);
/** The task in one line of plain text, for lists. */
export const Summary = z
  .string()
  .check(
    z.trim(),
    z.maxLength(summaryLengthMax, `A summary has at most ${summaryLengthMax} characters`),
    z.regex(/^[^\r\n]*$/, 'A summary is one line'),
    noNul,
  );
export const ProblemId = z.string().check(z.regex(problemIdPattern, 'Problem ID is not valid'));

/** '' is the root; others are folders below `data`. */
const GroupName = z.string().check(
  z.maxLength(200),
  z.regex(/^$|^[^/\0]+(\/[^/\0]+)*$/, 'A group name must be a folder path, for example secret/group1'),
  z.refine(
    (name) => name.split('/').length <= groupLevelsMax,
    `Groups can be nested at most ${groupLevelsMax} levels deep.`,
  ),
  z.refine(
    (name) => !name.split('/').some((part) => part === '.' || part === '..'),
    'A group’s name cannot have . or .. as a part.',
  ),
);

/** Limits in seconds and megabytes, as in the specification (ENT-9). */
export const TestCase = z.object({
  input: data,
  output: data,
  timeLimit: z._default(
    z.number().check(z.gte(timeLimitSeconds.min), z.lte(timeLimitSeconds.max)),
    testCaseDefaults.timeLimitSeconds,
  ),
  memoryLimit: z._default(
    z.int().check(z.gte(memoryLimitMb.min), z.lte(memoryLimitMb.max)),
    testCaseDefaults.memoryLimitMb,
  ),
  weight: z._default(z.number().check(z.gte(0), z.lte(weightMax)), 1),
  /** Samples are public, with the program's output. Other cases stay on the server. */
  sample: z._default(z.boolean(), false),
  /** Absent: the root. Without scoring, only validators of inputs use it. */
  group: z.optional(GroupName),
  /** Replaces the checker's own arguments. With tokens: the format's flags, as `float_tolerance 1e-6`. */
  checkerArguments: z.optional(CheckerArguments),
  /** Of validators of inputs. */
  validatorArguments: z.optional(ValidatorArguments),
  /** Of a sample, for learners. Markdown. */
  explanation: z.optional(z.string().check(z.maxLength(sampleExplanationLengthMax), noNul)),
  /** The line of the generators' list that made the input. */
  generatedBy: z.optional(z.string().check(z.maxLength(generatorLineLengthMax), noNul)),
});
export type TestCase = z.infer<typeof TestCase>;

const points = z.number().check(z.gte(-pointsMax), z.lte(pointsMax));
export const TestGroup = z.object({
  name: GroupName,
  aggregation: z._default(z.enum(['sum', 'min', 'max', 'average']), 'sum'),
  /** Whether the group continues after a rejected case. */
  onReject: z._default(z.enum(['break', 'continue']), 'continue'),
  verdictFrom: z._default(z.enum(['worst', 'first', 'alwaysAccept', 'anyAccepted']), 'worst'),
  /** If the checker gives no points. */
  acceptScore: z._default(points, 1),
  rejectScore: z._default(points, 0),
  /** Null: computed from cases and subgroups. */
  maxScore: z._default(z.nullable(points), null),
  /** False: samples below it do not count. */
  countsSamples: z._default(z.boolean(), true),
  /** Otherwise the group is skipped and scores 0. */
  requires: z.optional(z.array(GroupName).check(z.maxLength(testGroupsMax))),
});
export type TestGroup = z.infer<typeof TestGroup>;

/**
 * A missing group inherits its parent's settings, but not its full marks. The parent of `a/b` is `a`; the root is ''.
 */
export const Scoring = z.object({
  groups: z.array(TestGroup).check(
    z.maxLength(testGroupsMax),
    z.refine(
      (groups) => new Set(groups.map(({ name }) => name)).size === groups.length,
      'Two test groups have the same name.',
    ),
  ),
});
export type Scoring = z.infer<typeof Scoring>;

export const Sample = z.object({
  input: z.string(),
  output: z.string(),
  /** Markdown. */
  explanation: z.optional(z.string()),
});
export type Sample = z.infer<typeof Sample>;

/** Body of POST /problem/create for code and debug problems. */
export const CreateProblem = z.object({
  id: z.optional(ProblemId),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(titleLengthMax, titleTooLong), noNul),
  /** Absent, not '', if there is none: an optional text does not change the hash of older problems. */
  summary: z.optional(Summary),
  description: requiredText('Description'),
  difficulty: Difficulty,
  // Optional, because the union must also recognise this member if it has no type.
  type: z._default(z.optional(z.enum(['code', 'debug'])), 'code'),
  tags: z._default(z.array(Tag).check(z.maxLength(tagsMax)), []),
  public: z._default(z.boolean(), false),
  sampleInput: z._default(text, ''),
  sampleOutput: z._default(text, ''),
  constraints: z._default(text, ''),
  inputFormat: z._default(text, ''),
  outputFormat: z._default(text, ''),
  explanation: z._default(text, ''),
  ...newHelp,
  ...newStatement,
  testCases: z.array(TestCase).check(
    z.minLength(1, 'Please add at least one test case.'),
    z.maxLength(testCasesMax),
    z.refine(
      (cases) => cases.reduce((sum, { timeLimit }) => sum + timeLimit, 0) <= timeLimitsTotalSecondsMax,
      `The time limits of all test cases together are more than ${timeLimitsTotalSecondsMax} seconds.`,
    ),
  ),
  initialCode: z._default(z.array(InitialCode).check(z.maxLength(languages.length)), []),
  checker: z._default(CheckerConfig, { type: 'tokens' }),
  /** Absent: cases count by weight (D-31). */
  scoring: z.optional(Scoring),
  tools: z.optional(ProblemTools),
  ...newJury,
});
export type CreateProblem = z.infer<typeof CreateProblem>;
export type CreateProblemInput = z.input<typeof CreateProblem>;

/** `_id` is the paging cursor; the other fields depend on `fields`. */
export const ProblemListItem = z.object({
  _id: z.string(),
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  /** '' for none. */
  summary: z.optional(z.string()),
  /** Of `title`. Absent: `en`. */
  language: z.optional(z.string()),
  /** In other languages. Absent: none. */
  titles: z.optional(z.array(TranslatedTitle)),
  difficulty: z.optional(Difficulty),
  tags: z.optional(z.array(z.string())),
  description: z.optional(z.string()),
  public: z.optional(z.boolean()),
  type: z.optional(ProblemType),
  /** A copy with a smaller version is stale. */
  version: z.optional(z.int()),
  hasEditorial: z.optional(z.boolean()),
  /** People who solved it. These two are up to a minute old, without the entries of running contests. */
  solvers: z.optional(z.int()),
  /** Percent of the judged tries that were accepted; -1 without tries. */
  acceptance: z.optional(z.int()),
});
export type ProblemListItem = z.infer<typeof ProblemListItem>;
export const problemListFields = [
  'id',
  'title',
  'summary',
  'language',
  'titles',
  'difficulty',
  'tags',
  'description',
  'public',
  'type',
  'version',
  'hasEditorial',
  'solvers',
  'acceptance',
] as const;

export const ProblemDetail = z.object({
  _id: z.string(),
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** '' for none. Missing in copies from an older server. */
  summary: z.optional(z.string()),
  description: z.string(),
  difficulty: Difficulty,
  type: ProblemType,
  tags: z.array(z.string()),
  public: z.boolean(),
  inputFormat: z.string(),
  outputFormat: z.string(),
  constraints: z.string(),
  sampleInput: z.string(),
  sampleOutput: z.string(),
  explanation: z.string(),
  samples: z.array(Sample),
  testcaseLength: z.int(),
  timeLimitMs: z.int(),
  memoryLimitMb: z.int(),
  checker: PublicChecker,
  /** Maximum of each group; only with scoring. */
  groups: z.optional(z.array(z.object({ name: z.string(), maxScore: z.number(), testcaseCount: z.int() }))),
  initialCode: z.array(ShownCode),
  /** Questions only: no test cases, and the explanation comes with the result. */
  question: z.optional(PublicQuestion),
  ...shownHelp,
  ...shownStatement,
  /** The caller created it. */
  own: z.optional(z.boolean()),
  /** Of the caller, on the page of one problem. */
  role: z.optional(z.enum(problemRoles)),
  /** A running contest closes practice to the caller. Without a name if the caller cannot know the contest. */
  closedBy: z.optional(
    z.object({
      name: z.optional(z.string()),
      contestSlug: z.optional(z.string()),
      until: z.iso.datetime(),
    }),
  ),
});
export type ProblemDetail = z.infer<typeof ProblemDetail>;
