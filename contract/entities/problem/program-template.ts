/** The code from which learners start, and templates with gaps (decision 124). */
import * as z from 'zod/mini';
import { sourceBytesMax } from '../../limits';
import { noNul } from '../no-nul';
import { Language } from './program-files';

export const InitialCode = z.object({
  language: Language,
  /** With `gaps`: what is between `@{` and `}@` is a gap, which starts with this text. */
  code: z.string().check(z.maxLength(sourceBytesMax), noNul),
  /** Learners write only in the gaps. All programs of a problem have gaps, or none. */
  gaps: z.optional(z.literal(true)),
});
export type InitialCode = z.infer<typeof InitialCode>;

/** For learners: without marks. */
export const ShownCode = z.object({
  language: Language,
  code: z.string(),
  /** From, to: offsets in `code`. Absent: all of it can be edited. */
  gaps: z.optional(z.array(z.tuple([z.int(), z.int()]))),
});
export type ShownCode = z.infer<typeof ShownCode>;
