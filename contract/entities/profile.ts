import * as z from 'zod/mini';
import {
  avatarBase64LengthMax,
  editorFontSize,
  editorTabWidths,
  editorThemes,
  lineWraps,
  ownSubmissionsPageMax,
  themes,
} from '../limits';
import { badgeNames } from '../rules/badge-names';
import { Language } from './problem/problem';
import { SubmissionStatus, submissionTypes, Verdict } from './submission';
import { DisplayName, User, Username } from './user';

export const EditorPreferences = z.object({
  fontSize: z.int().check(z.gte(editorFontSize.min), z.lte(editorFontSize.max)),
  wrap: z.enum(lineWraps),
  theme: z.enum(editorThemes),
  /** Columns of an indentation; null: as usual in the language. */
  tabWidth: z.nullable(z.literal(editorTabWidths)),
  vim: z.boolean(),
  closeBrackets: z.boolean(),
});
export type EditorPreferences = z.infer<typeof EditorPreferences>;

export const Preferences = z.object({
  theme: z.enum(themes),
  language: Language,
  /** Others who have solved a problem may read the accepted solutions. Absent: no. */
  shareSolutions: z.optional(z.boolean()),
  /** Absent until the user changes the editor. */
  editor: z.optional(EditorPreferences),
});
export type Preferences = z.infer<typeof Preferences>;

/** `avatar`: base64 of a PNG, JPEG or WebP; null removes it. */
export const ProfileUpdate = z.object({
  uid: z.string().check(z.maxLength(128)),
  displayName: z.optional(DisplayName),
  username: z.optional(Username),
  avatar: z.optional(
    z.nullable(
      z.string().check(
        // First, because the pattern is slow on long texts.
        z.maxLength(avatarBase64LengthMax, 'The picture must not be larger than 100 kB.'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The picture is not base64.'),
      ),
    ),
  ),
  preferences: z.optional(z.partial(Preferences)),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const OwnProfile = z.object({ user: User, preferences: Preferences });
export type OwnProfile = z.infer<typeof OwnProfile>;

export const AwardedBadge = z.object({ name: z.enum(badgeNames), awardedAt: z.iso.datetime() });

/** UTC. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Never has the email or the uid. */
export const Profile = z.object({
  username: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  badges: z.array(AwardedBadge),
  /** Only problems of other users. */
  solved: z.object({ easy: z.int(), medium: z.int(), hard: z.int(), total: z.int() }),
  /** Last 53 weeks, oldest first, without empty days. */
  activity: z.array(z.object({ day: Day, count: z.int() })),
  /** Consecutive days. The current streak can end yesterday, because today is not over. */
  streak: z.object({ current: z.int(), longest: z.int() }),
});
export type Profile = z.infer<typeof Profile>;

export const OwnSubmissionsQuery = z.object({
  before: z.optional(z.string().check(z.maxLength(100))),
  limit: z._default(z.int().check(z.gte(1), z.lte(ownSubmissionsPageMax)), 20),
  problemID: z.optional(z.string().check(z.maxLength(64))),
  withCode: z._default(z.boolean(), false),
});

export const OwnSubmission = z.object({
  kind: z.enum(['code', 'answer']),
  submissionID: z.string(),
  problemID: z.string(),
  title: z.string(),
  type: z.enum(submissionTypes),
  receivedTime: z.iso.datetime(),
  status: SubmissionStatus,
  /** AC or WA for an answer. */
  verdict: z.optional(Verdict),
  /** 0 to 100. */
  score: z.optional(z.number()),
  /** Code only. */
  language: z.optional(Language),
  code: z.optional(z.string()),
});
export type OwnSubmission = z.infer<typeof OwnSubmission>;

export const OwnSubmissionsPage = z.object({
  submissions: z.array(OwnSubmission),
  /** Null: last page. */
  next: z.nullable(z.string()),
});
export type OwnSubmissionsPage = z.infer<typeof OwnSubmissionsPage>;

/** Parts other than the account are rows as stored. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({ user: User, preferences: Preferences }),
  /** Confirmed with a code; absent in copies of older servers. */
  confirmedEmail: z.optional(z.nullable(z.object({ email: z.string(), confirmedAt: z.iso.datetime() }))),
  /** As a data URL. */
  avatar: z.nullable(z.string()),
  badges: z.array(AwardedBadge),
  practiceDays: z.array(z.object({ day: Day, accepted: z.int() })),
  submissions: z.array(z.record(z.string(), z.unknown())),
  answers: z.array(z.record(z.string(), z.unknown())),
  sampleRuns: z.array(z.record(z.string(), z.unknown())),
  problems: z.array(z.record(z.string(), z.unknown())),
  reports: z.array(z.record(z.string(), z.unknown())),
  drafts: z.array(z.record(z.string(), z.unknown())),
  bookmarks: z.array(z.record(z.string(), z.unknown())),
  lists: z.array(z.record(z.string(), z.unknown())),
  notes: z.array(z.record(z.string(), z.unknown())),
  contests: z.array(z.record(z.string(), z.unknown())),
  contestRuns: z.array(z.record(z.string(), z.unknown())),
  /** As co-organiser or jury. Absent in copies of older servers. */
  problemRoles: z.optional(z.array(z.record(z.string(), z.unknown()))),
  contestRoles: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** As teacher or student, left ones included. Absent in copies of older servers, as is the next. */
  classes: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** That the account wrote as a teacher. */
  assignments: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Since when the account may make classes. */
  teacherSince: z.optional(z.nullable(z.iso.datetime())),
  /** What devices reported to the teachers of a class. */
  devices: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Comments in classes: own ones, and those on own submissions. */
  comments: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Own comments on problems that the account writes or tests. */
  problemComments: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Hints and editorials that the account opened. Absent in copies of older servers. */
  openedHelp: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** When a teacher made the personal code for shared devices. */
  personalCodeMadeAt: z.optional(z.nullable(z.iso.datetime())),
  /** Work of shared devices that waits for a device of the account. */
  returnedWork: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
export type AccountExport = z.infer<typeof AccountExport>;
