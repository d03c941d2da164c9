import { teamLimits } from './account-limits';

export const classLimits = {
  nameLengthMax: 60,
  groupLengthMax: teamLimits.nameLengthMax,
  /** Students and teachers who have not left. */
  membersMax: 500,
  /** Of one person, archived ones included. */
  classesMax: 50,
  /** Per request, of a change of groups. */
  changedAtOnceMax: 500,
} as const;

/** Of the work of a class's students. */
export const classWorkLimits = {
  /** Devices that a person reports; the ones not seen for longest are forgotten. */
  devicesMax: 5,
  waitingMax: 1_000_000,
  commentLengthMax: 4000,
  lineMax: 200_000,
  /** On one submission. */
  commentsOnSubmissionMax: 200,
  /** Newest ones that a device keeps. */
  commentsSyncedMax: 500,
  /** Of the line that a comment is about. */
  quotedLineLengthMax: 200,
  commentsPerMinute: 60,
} as const;

export const classSyncMs = {
  /** A device reports this often while its page is visible. */
  every: 60_000,
  /** After a change, at most once in this time. */
  changeEvery: 60_000,
  /** People who belong to no class. */
  withoutClass: 600_000,
  /** After this, a device counts as away. */
  awayAfter: 150_000,
} as const;
