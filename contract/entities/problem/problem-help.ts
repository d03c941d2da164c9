/** Hints and the editorial of a problem or question (decision 104). */
import * as z from 'zod/mini';
import { helpLimits } from '../../limits';
import { noNul } from '../no-nul';

const { hintsMax, hintLengthMax, editorialLengthMax } = helpLimits;

/** In the body of POST /problem/create. Markdown. */
export const newHelp = {
  /** From the smallest step to the largest. */
  hints: z.optional(
    z
      .array(
        z.string().check(z.trim(), z.minLength(1, 'A hint needs a text'), z.maxLength(hintLengthMax), noNul),
      )
      .check(z.maxLength(hintsMax)),
  ),
  editorial: z.optional(z.string().check(z.trim(), z.maxLength(editorialLengthMax), noNul)),
};

/** In a problem, as everybody sees it. */
export const shownHelp = {
  /** Absent in contests. */
  hintCount: z.optional(z.int()),
  hasEditorial: z.optional(z.boolean()),
  /** Markdown. Absent: none, or withheld from the caller at the moment. */
  hints: z.optional(z.array(z.string())),
  editorial: z.optional(z.string()),
  /** An assignment withholds the editorial until then. */
  editorialFrom: z.optional(z.iso.datetime()),
};

export const helpParts = ['hint1', 'hint2', 'hint3', 'editorial'] as const;
export const HelpPart = z.enum(helpParts);
export type HelpPart = z.infer<typeof HelpPart>;

/** Somebody has opened a hint, or the editorial before solving. */
export const HelpOpening = z.object({
  problemID: z.string().check(z.minLength(1), z.maxLength(64), noNul),
  part: HelpPart,
  /** Of the device's clock. The earliest one counts. */
  openedTime: z.iso.datetime(),
});
export type HelpOpening = z.infer<typeof HelpOpening>;

export const OpenedHelp = z.object({ part: HelpPart, openedTime: z.iso.datetime() });
export type OpenedHelp = z.infer<typeof OpenedHelp>;
