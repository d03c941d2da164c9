/** Texts for participants and organisers of a contest. */

const minutesText = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** `length`: as in '45 seconds'. */
export const clockNotices = {
  paused: 'The contest is paused. The clock is stopped for everyone until the organiser resumes it.',
  resumed: (length: string) => `The contest continues. Everyone gets ${length} extra.`,
  outageExcluded: (length: string) =>
    `An outage of ${length} was excluded. Everyone who was in the contest gets that time back.`,
  outageCounted: (length: string) => `An outage of ${length} counts as contest time again.`,
};

/** Decisions about one participant. `organiser-notices.ts` recognises stored notices by these sentences. */
export const decisionNotices = {
  blocked: 'The organiser has blocked you.',
  unblocked: 'The organiser has unblocked you.',
  accepted: 'The organiser has accepted you. You can start this contest.',
  reinstated: 'The organiser has undone your disqualification. Continue with the time you had left.',
  forgiven: 'The organiser has forgiven one of your warnings.',
  extraTime: (minutes: number) => `Your extra time is now ${minutesText(minutes)} in total.`,
  entryAccepted: (title: string) => `Your submission for ${title} was accepted and counts.`,
  entryRefused: (title: string, reason: string) =>
    `Your submission for ${title} was refused and does not count: ${reason}`,
};

/** Until the organiser changes the list. */
export const defaultCannedAnswers = [
  'No comment.',
  'Read the statement again.',
  'Answered in an announcement.',
  'Yes.',
  'No.',
];

/** Why an entry is held or was refused. */
export const entryReasons = {
  timesDisagree: "The device's clocks disagree.",
  chainBroken: 'Submitted from a second device or out of order.',
  timeWentBack: 'The time is earlier than the time of the previous submission.',
  beforeContact:
    'The device contacted the server after the time of this submission, but did not report the submission.',
  notAsCommitted: 'The content differs from what the device announced earlier.',
  clockSetBack: "The device's clock was set back before this was submitted.",
  tooLate: 'It reached the server too late after the end.',
  runEnded: "The participant's run was over before this was submitted.",
  blocked: 'The participant was blocked when this arrived.',
  afterEnd:
    'The contest clock was changed. With the new clock, this was submitted after the end of the contest.',
};

/** Refusals that need more words than their error code. */
export const contestRefusals = {
  deleted: 'The organiser has deleted this contest.',
  started: 'This contest has started. Only its texts and its end time can be changed now.',
  over: 'This contest is over. Only its texts can be changed now.',
  inUse:
    'Participants are in this contest, or their submissions can still arrive. You can delete it when it is over. To end it earlier, change its end time.',
  noProblem: (id: string) => `The problem ${id} does not exist or is private.`,
  problemPrivate: 'This problem is private now. The contest keeps its current version.',
  problemNewer: 'This problem has an even newer version. Reload the page to see it.',
  ownStaff: 'is the creator of this contest',
  notProctored: 'Only a proctored contest can disqualify a participant.',
};
