/** Settings that administrators change without a restart. */
import * as z from 'zod/mini';
import { noNul } from '../no-nul';
import { SignUpMode, SiteNotice } from '../status';

const megabytes = z.int().check(z.gte(1), z.lte(1_000_000));
const count = z.int().check(z.gte(1), z.lte(1_000_000));
const days = z.int().check(z.gte(1), z.lte(3650));

export const settingSchemas = {
  signUp: SignUpMode,
  /** A new user enters it, if `signUp` is `invitation`. */
  invitationCode: z
    .string()
    .check(z.trim(), z.minLength(8, 'Use at least 8 characters.'), z.maxLength(64), noNul),
  notice: z.nullable(SiteNotice),
  /** paused: no judge takes a job; running jobs finish. */
  judging: z.enum(['running', 'paused']),
  /** Of problems, for each account. */
  storageEachMb: megabytes,
  /** Of all screenshots. */
  reportsMb: megabytes,
  /** Submissions. */
  queueMax: count,
  queueMaxEach: count,
  mailLogDays: days,
  /** After a report was closed. */
  closedReportDays: days,
} as const;
export const settingNames = Object.keys(settingSchemas) as SettingName[];
export type SettingName = keyof typeof settingSchemas;
export type Settings = { readonly [N in SettingName]: z.output<(typeof settingSchemas)[N]> };

const Shown = z.object({
  name: z.enum(settingNames as [SettingName, ...SettingName[]]),
  value: z.unknown(),
  default: z.unknown(),
  /** Null: the default. */
  changedAt: z.nullable(z.iso.datetime()),
  /** A username; null: an account that does not exist any more. */
  changedBy: z.nullable(z.string()),
});
export type ShownSetting = z.infer<typeof Shown>;
export const ShownSettings = z.object({ settings: z.array(Shown) });

/** Without a value: back to the default. The server checks the value with the schema of the name. */
export const ChangeSetting = z.object({ name: Shown.shape.name, value: z.optional(z.unknown()) });
export type ChangeSetting = z.infer<typeof ChangeSetting>;
