/** ENT-21 */
import * as z from 'zod/mini';
import { anonymousReporter, reportLimits, reportTypes } from '../limits';
import { pngSize } from '../rules/png';
import { noNul } from './no-nul';

const { descriptionLengthMax, urlLengthMax, screenPixelsMax, screenshotBytesMax, imagePixelsMax } =
  reportLimits;

/** Multipart fields are text. */
const pixels = z.coerce.number().check(z.int(), z.gte(0), z.lte(screenPixelsMax));

/** BUG-11: a PNG of the page. */
const Screenshot = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'The screenshot is not a file.')
  .check(
    z.refine((bytes) => bytes.length <= screenshotBytesMax, 'The screenshot is too large.'),
    z.refine((bytes) => {
      const size = pngSize(bytes);
      return size !== undefined && Math.max(size.width, size.height) <= imagePixelsMax;
    }, 'The screenshot must be a PNG of at most 8192 pixels on each side.'),
  );

export const BugReport = z.object({
  type: z.enum(reportTypes),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a description.'),
      z.maxLength(descriptionLengthMax, 'This is longer than 10,000 characters.'),
      noNul,
    ),
  email: z.union(
    [z.literal(anonymousReporter), z.email('This is not an email address.').check(z.maxLength(254))],
    'This is not an email address.',
  ),
  currentURL: z.string().check(z.maxLength(urlLengthMax), noNul),
  screenWidth: pixels,
  screenHeight: pixels,
  screenshot: z.optional(Screenshot),
  /** The report is about this shared solution. */
  submissionID: z.optional(z.uuid()),
});
export type BugReport = z.output<typeof BugReport>;
