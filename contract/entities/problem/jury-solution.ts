/** Jury solutions: an author's programs with the results that they must have (decision 113). Never for learners. */
import * as z from 'zod/mini';
import { juryLimits, languages, pointsMax, sourceBytesMax, testGroupsMax } from '../../limits';
import { serverStatuses } from '../../rules/judging/submission-status';
import { verdicts } from '../../rules/judging/verdicts';
import { noNul } from '../no-nul';

const Verdict = z.enum(verdicts);
/** JE is never expected. */
const ExpectedVerdict = Verdict.check(
  z.refine((verdict) => verdict !== 'JE', 'A judging error cannot be expected'),
);
const someVerdicts = z.array(ExpectedVerdict).check(z.minLength(1), z.maxLength(verdicts.length));
const points = z.number().check(z.gte(-pointsMax), z.lte(pointsMax));

/** Below `submissions/`, with `/`. */
const relativePath = /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\]+(\/[^/\\]+)*$/;
const Path = z
  .string()
  .check(
    z.maxLength(juryLimits.nameLengthMax),
    z.regex(relativePath, 'This path is not inside the folder submissions'),
    noNul,
  );

/** About the test cases of a group. `cases`: a group or a folder of groups, '' for all. */
export const JuryRule = z.object({
  cases: z.string().check(z.maxLength(200), noNul),
  /** Each test case has one of these. */
  permitted: z.optional(someVerdicts),
  /** At least one test case has one of these. */
  required: z.optional(someVerdicts),
  /** From, to: of the group, or of the whole problem. */
  score: z.optional(z.tuple([points, points])),
});
export type JuryRule = z.infer<typeof JuryRule>;

export const JurySolution = z.object({
  /** A file's name, or a path below `folder`. */
  name: Path,
  /** The folder of the package that it comes from. Absent: the folder follows from the expected result. */
  folder: z.optional(z.string().check(z.maxLength(60), z.regex(/^(?!\.{1,2}$)[^/\\\0]+$/))),
  language: z.enum(languages),
  source: z.string().check(
    z.refine((source) => source.trim() !== '', 'A jury solution needs a program'),
    z.maxLength(sourceBytesMax, 'A jury solution is longer than 128 KB'),
    noNul,
  ),
  /** It must have one of these. */
  expected: someVerdicts,
  /** It must have a part of the points. */
  partial: z.optional(z.literal(true)),
  rules: z.optional(z.array(JuryRule).check(z.maxLength(testGroupsMax))),
});
export type JurySolution = z.infer<typeof JurySolution>;

/** Files of the package's own folders have a path from its root. */
const FilePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^\/?(?!.*(^|\/)\.{1,2}(\/|$))[^/\\]+(\/[^/\\]+)*$/, 'This path is not inside the package'),
    noNul,
  );

/** A file that is not run, for example a program in another language. */
export const JuryFile = z
  .object({
    /** Below `submissions/`; below the package itself with a `/` at the beginning. */
    path: FilePath,
    content: z.string().check(z.maxLength(Math.ceil(juryLimits.fileBytesMax / 3) * 4), noNul),
    /** Absent: text. */
    encoding: z.optional(z.literal('base64')),
  })
  .check(
    z.refine(({ content, encoding }) => !encoding || /^[A-Za-z0-9+/]*={0,2}$/.test(content), {
      path: ['content'],
      message: 'This file is not base64',
    }),
  );
export type JuryFile = z.infer<typeof JuryFile>;

const JurySolutions = z
  .array(JurySolution)
  .check(z.maxLength(juryLimits.solutionsMax, `At most ${juryLimits.solutionsMax} jury solutions`));

/** In the body of POST /problem/create. */
export const newJury = {
  jurySolutions: z.optional(JurySolutions),
  juryFiles: z.optional(z.array(JuryFile).check(z.maxLength(juryLimits.filesMax))),
  /** Publishes although a jury solution has another result than expected, or was not judged. Not stored. */
  publishAnyway: z.optional(z.boolean()),
};

/** A test case that ran. */
export const JuryCaseResult = z.object({
  index: z.int(),
  verdict: Verdict,
  timeMs: z.number(),
  memoryBytes: z.number(),
  message: z.optional(z.string()),
});
export type JuryCaseResult = z.infer<typeof JuryCaseResult>;

export const JuryResult = z.object({
  verdict: Verdict,
  /** 0 to 100. */
  score: z.number(),
  /** With scoring: in the problem's scale. */
  points: z.optional(z.object({ earned: z.number(), full: z.number() })),
  groups: z.optional(
    z.array(
      z.object({ name: z.string(), verdict: z.nullable(Verdict), score: z.number(), maxScore: z.number() }),
    ),
  ),
  cases: z.array(JuryCaseResult),
  /** Of the slowest test case, without the language's allowance. Comparable between languages. */
  slowestMs: z.number(),
  /** Compiler messages, or why the judge stopped. */
  log: z.optional(z.string()),
});
export type JuryResult = z.infer<typeof JuryResult>;

export const JuryRun = z.object({
  runID: z.string(),
  status: z.enum(serverStatuses),
  result: z.optional(JuryResult),
  /** The checker does not compile: nothing was run. */
  checkerLog: z.optional(z.string()),
});
export type JuryRun = z.infer<typeof JuryRun>;
