/** A problem's languages, images and origin (decision 112). */
import * as z from 'zod/mini';
import {
  creditLengthMax,
  licences,
  questionLimits,
  statementImageLimits,
  statementLengthMax,
  summaryLengthMax,
  titleLengthMax,
  translationsMax,
} from '../../limits';
import { imageName, languageTag } from '../../rules/statement/statement-names';
import { noNul } from '../no-nul';

const { imagesMax, imageBytesMax } = statementImageLimits;

export const LanguageTag = z.string().check(z.regex(languageTag));

const string = (max: number, message?: string) => z.string().check(z.maxLength(max, message), noNul);
const filled = (max: number, message?: string) => string(max, message).check(z.trim(), z.minLength(1));
export const titleTooLong = `A title has at most ${titleLengthMax} characters`;
export const textTooLong = `A text has at most ${statementLengthMax} characters`;
const text = z.optional(string(statementLengthMax, textTooLong));

/**
 * The texts of a problem or question in another language. A missing text has none in that language.
 * `contract/images/statement-faults.ts` checks what a schema would cost every page.
 */
export const Translation = z.object({
  language: LanguageTag,
  title: filled(titleLengthMax, titleTooLong),
  summary: z.optional(string(summaryLengthMax).check(z.trim(), z.regex(/^[^\r\n]*$/))),
  description: string(statementLengthMax, textTooLong).check(z.minLength(1)),
  inputFormat: text,
  outputFormat: text,
  constraints: text,
  explanation: text,
  /** Questions only, with the blanks of the question. */
  questionText: text,
  /** Questions with options or lines only: a text for each. */
  options: z.optional(
    z
      .array(z.object({ id: string(20), text: filled(questionLimits.optionLengthMax) }))
      .check(z.maxLength(questionLimits.linesMax)),
  ),
});
export type Translation = z.infer<typeof Translation>;

const credit = z.optional(filled(creditLengthMax));

/** As in `problem.yaml`. Absent members are unknown. */
export const Credits = z.object({
  author: credit,
  source: credit,
  sourceUrl: z.optional(
    filled(creditLengthMax).check(
      z.regex(/^https?:\/\/[^\s<>"]+$/i, 'An address begins with https:// or http://'),
    ),
  ),
  license: z.optional(z.enum(licences)),
  rightsOwner: credit,
});
export type Credits = z.infer<typeof Credits>;

/** `![text](name)` in a text shows it. */
export const NewImage = z.object({
  name: z.string().check(z.regex(imageName)),
  /** Base64. */
  data: z.string().check(z.maxLength(Math.ceil(imageBytesMax / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export type NewImage = z.infer<typeof NewImage>;

/** In the body of POST /problem/create. */
export const newStatement = {
  /** Of the texts themselves. Absent: `en`. */
  language: z.optional(LanguageTag),
  translations: z.optional(z.array(Translation).check(z.minLength(1), z.maxLength(translationsMax))),
  images: z.optional(z.array(NewImage).check(z.minLength(1), z.maxLength(imagesMax))),
  credits: z.optional(Credits),
};

export const StatementImage = z.object({
  name: z.string(),
  /** SHA-256, hexadecimal. */
  hash: z.string(),
  mediaType: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Base64. Absent if the caller said that it has the image. */
  data: z.optional(z.string()),
});
export type StatementImage = z.infer<typeof StatementImage>;

/** In a problem, as everybody sees it. Absent members: one language `en`, no images, unknown origin. */
export const shownStatement = {
  language: z.optional(z.string()),
  /** Of questions without the explanation, which comes with the result. */
  translations: z.optional(z.array(Translation)),
  images: z.optional(z.array(StatementImage)),
  credits: z.optional(Credits),
};

/** Title and summary in another language, for lists. */
export const TranslatedTitle = z.object({
  language: z.string(),
  title: z.string(),
  summary: z.optional(z.string()),
});
export type TranslatedTitle = z.infer<typeof TranslatedTitle>;
