/** How outputs of a problem are checked: by tokens or by a program of the author. */
import * as z from 'zod/mini';
import { checkerArgumentLengthMax, checkerArgumentsMax, passesMax } from '../../limits';
import { noNul } from '../no-nul';
import { Language } from '../problem/program-files';
import { CheckerLimits, RunRules } from './run-rules';
import { SourceFiles } from './source-files';

export const CheckerArguments = z
  .array(z.string().check(z.maxLength(checkerArgumentLengthMax), noNul))
  .check(z.maxLength(checkerArgumentsMax));

const tolerance = z.optional(z.number().check(z.gte(0), z.lte(1)));
const comparison = {
  caseSensitive: z.optional(z.boolean()),
  spaceChangeSensitive: z.optional(z.boolean()),
  floatTolerance: tolerance,
  floatAbsoluteTolerance: tolerance,
  floatRelativeTolerance: tolerance,
  /**
   * Instead of tokens in order, with the meaning of Codeforces’ checkers: `lines` compares the words of each line,
   * `exactLines` whole lines, `integerSet` integers in any order.
   */
  compares: z.optional(z.enum(['lines', 'exactLines', 'integerSet'])),
};
/** Input of `rules/compare-output.ts`. */
export const TokensChecker = z.object({
  type: z.literal('tokens'),
  ...comparison,
  run: z.optional(RunRules),
});
export type TokensChecker = z.infer<typeof TokensChecker>;

const programFields = {
  /** exit-code: 42 accepted, 43 wrong, messages in files of a feedback folder; testlib: 0, 1, 2, 3 and 7. */
  protocol: z.enum(['exit-code', 'testlib']),
  language: Language,
  files: SourceFiles,
  /** For test cases without their own arguments. */
  arguments: z._default(CheckerArguments, []),
};

/** Checks an output, or communicates with the program and then decides. */
export const CustomChecker = z.object({
  type: z.literal('custom'),
  ...programFields,
  /** Communicates with the running program. */
  interactive: z._default(z.boolean(), false),
  scores: z._default(z.boolean(), false),
  /** The most runs of a program on one test case. Absent: one run. */
  passes: z.optional(z.int().check(z.gte(2), z.lte(passesMax))),
  limits: z.optional(CheckerLimits),
  /** Judges the file that the interactor wrote, after the interactor accepted. */
  outputChecker: z.optional(
    z.union([
      z.object({ ...comparison, type: z.literal('tokens') }),
      z.object({ ...programFields, type: z.literal('custom') }),
    ]),
  ),
  run: z.optional(RunRules),
});
export type CustomChecker = z.infer<typeof CustomChecker>;

export const CheckerConfig = z.discriminatedUnion('type', [TokensChecker, CustomChecker]);
export type CheckerConfig = z.infer<typeof CheckerConfig>;

/** Programs of the problem run only on the judge, which adds files to them or runs them several times. */
const onJudge = z.optional(z.boolean());
/** Without files, which can reveal answers. */
export const PublicChecker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tokens'), ...comparison, onJudge }),
  z.object({
    type: z.literal('custom'),
    interactive: z.boolean(),
    multiPass: z.optional(z.boolean()),
    onJudge,
  }),
]);
export type PublicChecker = z.infer<typeof PublicChecker>;
