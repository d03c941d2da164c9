/** Body of POST /contests/create (ENT-12 … 14), with the wizard's messages. */
import * as z from 'zod/mini';
import { contestLimits as limits, tagsMax } from '../../limits';
import { type ContestImage, validateImage } from '../../rules/contest/contest-image';
import { scoringKinds } from '../../rules/contest/contest-score';
import { validateContest } from '../../rules/contest/contest-validity';
import { emailRestrictions, plainDomain, plainEmail } from '../../rules/contest/eligibility';
import { noNul } from '../no-nul';
import { ProblemId, Tag } from '../problem/problem';
import { emailPattern } from '../user';
import { ContestSlug } from './contest-text';

const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(limits.sectionLengthMax), noNul);

const domainPattern = /^[^\s@.]+(\.[^\s@.]+)+$/;

/** Normalised: lower case, trimmed, without a leading @. */
const entry = (plain: (text: string) => string, pattern: RegExp, message: string) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(254), noNul), z.transform(plain)),
    z.string().check(z.regex(pattern, message)),
  );
const AllowedEmail = entry(plainEmail, emailPattern, 'This is not a valid email.');
const EmailDomain = entry(plainDomain, domainPattern, 'This is not a valid domain.');

const image = (field: ContestImage) =>
  z.optional(
    z
      .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'This is not a file.')
      .check(
        z.superRefine((bytes, context) => {
          const message = validateImage(field, bytes);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
      ),
  );

const Fields = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Contest name is required'), z.maxLength(limits.nameLengthMax), noNul),
  tags: z._default(z.array(Tag).check(z.maxLength(tagsMax)), []),
  /** D-14: over https, or from this server. */
  imageURL: z._default(
    z.nullable(
      z
        .string()
        .check(z.maxLength(2000), z.regex(/^(https:\/\/|\/api\/)[^\s<>"']+$/, 'Not an https address.')),
    ),
    null,
  ),

  openContestImmediately: z._default(z.boolean(), false),
  /** Unused if the contest opens immediately. */
  startTime: z.optional(z.nullable(z.iso.datetime())),
  openContestForever: z._default(z.boolean(), false),
  endTime: z.optional(z.nullable(z.iso.datetime())),
  timedContest: z._default(z.boolean(), false),
  /** Minutes. */
  duration: z.optional(
    z.nullable(
      z
        .int()
        .check(
          z.gte(limits.durationMinutesMin, 'Duration must be at least 1 minute'),
          z.lte(limits.durationMinutesMax),
        ),
    ),
  ),
  problems: z
    .array(ProblemId)
    .check(
      z.minLength(1, 'Please add at least one problem to the contest.'),
      z.maxLength(limits.problemsMax),
    ),
  /** Absent: all problems. */
  maxQuestions: z.optional(z.int().check(z.gte(1, 'There must be at least one question'))),
  randomizeQuestions: z._default(z.boolean(), false),
  /** Decision 072. */
  scoring: z._default(z.enum(scoringKinds), 'points'),
  /** icpc: for each wrong attempt. */
  penaltyMinutes: z._default(
    z.int().check(z.gte(0), z.lte(limits.penaltyMinutesMax)),
    limits.penaltyMinutesDefault,
  ),
  /** The points of each problem, in the order of `problems`. Empty: 100 each. Unused by icpc. */
  problemPoints: z._default(
    z
      .array(z.number().check(z.gte(1), z.lte(limits.problemPointsMax)))
      .check(z.maxLength(limits.problemsMax)),
    [],
  ),

  enableProctored: z._default(z.boolean(), false),
  /** 0: unlimited (PROC-11). */
  maxWarnings: z._default(z.int().check(z.gte(0), z.lte(limits.warningsMax)), limits.warningsDefault),
  /** One warning for each so many seconds away in total. 0: one for each absence. */
  warningSeconds: z._default(z.int().check(z.gte(0), z.lte(limits.warningSecondsMax)), 0),
  /** Absent: 10; in a proctored contest 0. */
  lateSyncMinutes: z.optional(z.int().check(z.gte(0), z.lte(limits.lateSyncMinutesMax))),
  /** The leaderboard is frozen for the last minutes; 0: never. */
  freezeMinutes: z._default(z.int().check(z.gte(0), z.lte(limits.freezeMinutesMax)), 0),
  passwordProtected: z._default(z.boolean(), false),
  password: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.minLength(limits.passwordLengthMin, 'Password should contain 4 - 64 characters.'),
          z.maxLength(limits.passwordLengthMax, 'Password should contain 4 - 64 characters.'),
          noNul,
        ),
    ),
  ),
  emailRestriction: z._default(z.enum(emailRestrictions), 'all'),
  allowedEmails: z._default(z.array(AllowedEmail).check(z.maxLength(limits.emailsMax)), []),
  emailDomains: z._default(z.array(EmailDomain).check(z.maxLength(limits.domainsMax)), []),
  public: z._default(z.boolean(), true),
  /** Decision 084. Absent: as stored; in a new contest, as `public`. */
  openForPractice: z.optional(z.boolean()),

  orgName: z._default(z.string().check(z.trim(), z.maxLength(limits.organisationLengthMax), noNul), ''),
  customLogo: image('customLogo'),
  /** D-14: becomes the `imageURL`. */
  customBanner: image('customBanner'),
  description: required('Event description is required'),
  eventRules: required('Event rules are required'),
  eventPrizes: required('Event prizes are required'),
  eventFAQ: required('Event FAQ is required'),
  eventTerms: required('Event terms and conditions are required'),
  eventPrivacy: required('Event privacy policy is required'),
});

export const NewContest = Fields.check(complainOf);
export type NewContest = z.infer<typeof NewContest>;

/** Replaces the whole contest. */
export const ChangedContest = z
  .extend(Fields, {
    contestSlug: ContestSlug,
    /** The version that was edited. */
    version: z.int(),
    /** No response contains the password. */
    keepPassword: z.optional(z.boolean()),
  })
  .check(complainOf);
export type ChangedContest = z.infer<typeof ChangedContest>;

function complainOf({ value, issues }: z.core.ParsePayload<z.infer<typeof Fields>>): void {
  for (const { path, message } of validateContest(value)) {
    issues.push({ code: 'custom', path: [path], message, input: value });
  }
}
