/** Problems as created, as listed and as opened (ENT-5…11). */
import * as z from 'zod/mini';
import {
  difficulties,
  languages,
  memoryLimitMb,
  problemTypes,
  sourceBytesMax,
  statementLengthMax,
  tagLengthMax,
  tagsMax,
  testCaseBytesMax,
  testCaseDefaults,
  testCasesMax,
  timeLimitSeconds,
  titleLengthMax,
} from '../limits';
import { problemIdPattern } from '../rules/slug';
import { noNul } from './no-nul';

export const Language = z.enum(languages);
export const Difficulty = z.enum(difficulties);
export const ProblemType = z.enum(problemTypes);

const text = z.string().check(z.maxLength(statementLengthMax), noNul);
const requiredText = (name: string) =>
  z.string().check(z.minLength(1, `${name} is required`), z.maxLength(statementLengthMax), noNul);
const data = z.string().check(z.maxLength(testCaseBytesMax), noNul);

export const Tag = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(tagLengthMax), noNul);
export const ProblemId = z.string().check(z.regex(problemIdPattern, 'Problem ID is not valid'));

export const InitialCode = z.object({
  language: Language,
  code: z.string().check(z.maxLength(sourceBytesMax), noNul),
});
export type InitialCode = z.infer<typeof InitialCode>;

/** Limits are in seconds and megabytes on the wire, as the specification has them (ENT-9). */
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
  weight: z._default(z.number().check(z.gte(0), z.lte(1000)), 1),
  /** A sample is shown to everyone, with the output of one's own program beside it; every other case stays on the server. */
  sample: z._default(z.boolean(), false),
});
export type TestCase = z.infer<typeof TestCase>;

const tolerance = z.optional(z.number().check(z.gte(0), z.lte(1)));
/** How an output is compared: see `rules/compare-output.ts`, which takes these options as they are. */
export const CheckerConfig = z.object({
  type: z.literal('tokens'),
  caseSensitive: z.optional(z.boolean()),
  spaceChangeSensitive: z.optional(z.boolean()),
  floatTolerance: tolerance,
  floatRelativeTolerance: tolerance,
  floatAbsoluteTolerance: tolerance,
});
export type CheckerConfig = z.infer<typeof CheckerConfig>;

/** One example of input and expected output, byte for byte. */
export const Sample = z.object({ input: z.string(), output: z.string() });
export type Sample = z.infer<typeof Sample>;

/** What POST /problem/create takes for code and debug problems. */
export const CreateProblem = z.object({
  id: z.optional(ProblemId),
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(titleLengthMax), noNul),
  description: requiredText('Description'),
  difficulty: Difficulty,
  type: z._default(z.enum(['code', 'debug']), 'code'),
  tags: z._default(z.array(Tag).check(z.maxLength(tagsMax)), []),
  public: z._default(z.boolean(), false),
  sampleInput: z._default(text, ''),
  sampleOutput: z._default(text, ''),
  constraints: z._default(text, ''),
  inputFormat: z._default(text, ''),
  outputFormat: z._default(text, ''),
  explanation: z._default(text, ''),
  testCases: z
    .array(TestCase)
    .check(z.minLength(1, 'Please add at least one test case.'), z.maxLength(testCasesMax)),
  initialCode: z._default(z.array(InitialCode).check(z.maxLength(languages.length)), []),
  checker: z._default(CheckerConfig, { type: 'tokens' }),
});
export type CreateProblem = z.infer<typeof CreateProblem>;
/** The same before defaults are filled in: what a client writes. */
export type CreateProblemInput = z.input<typeof CreateProblem>;

/** A row of the problem list. `_id` is the paging cursor and always there; the rest as far as `fields` asked for it. */
export const ProblemListItem = z.object({
  _id: z.string(),
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  difficulty: z.optional(Difficulty),
  tags: z.optional(z.array(z.string())),
  description: z.optional(z.string()),
  public: z.optional(z.boolean()),
  type: z.optional(ProblemType),
  /** Grows with every change of the problem: a copy with a smaller one is stale. */
  version: z.optional(z.int()),
});
export type ProblemListItem = z.infer<typeof ProblemListItem>;
export const problemListFields = [
  'id',
  'title',
  'difficulty',
  'tags',
  'description',
  'public',
  'type',
  'version',
] as const;

/** A problem as the solve screen needs it. Hidden test cases never travel. */
export const ProblemDetail = z.object({
  _id: z.string(),
  id: z.string(),
  version: z.int(),
  title: z.string(),
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
  checker: CheckerConfig,
  initialCode: z.array(InitialCode),
});
export type ProblemDetail = z.infer<typeof ProblemDetail>;
