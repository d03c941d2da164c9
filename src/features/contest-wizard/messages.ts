import { contestLimits, tagLengthMax, tagsMax } from '../../../contract/limits';
import type { ContestImage } from '../../../contract/rules/contest/contest-image';
import type { EmailRestriction } from '../../../contract/rules/contest/eligibility';
import { locale, translated } from '../../lib/translation';
import { counted } from '../../lib/words';
import { byteLimit } from '../../wizard/byte-limit';

/** Texts of the contest wizard. */
export const messages = translated('features/contest-wizard', {
  wizard: {
    backToContests: 'Contests',
    create: 'Create',
    publishesForAll: 'Publishes the contest for everyone.',
    publishesForLink: 'Publishes the contest for people with the link.',
    validationFailed: 'Validation failed.',
    createFailed: (reason: string) => `Error while creating contest. ${reason}`,
    preview: 'Preview',
    imagesMissing:
      'The images of this contest are not on this device, and could not be downloaded. Connect to a network and try again.',
    notOrganiser: 'Only the organiser can do this. Sign in with the account that created the contest.',
  },

  steps: {
    basic: 'Basic Details',
    problems: 'Problems',
    security: 'Security',
    customization: 'Customization',
    toProblems: 'Proceed to Problems',
    toSecurity: 'Proceed to Security',
    toCustomization: 'Proceed to Customization',
  },

  /** For limits without a message in the schema. */
  limits: {
    duration: `Duration must be at most ${contestLimits.durationMinutesMax} minutes`,
    lateSyncMinutes: `Enter whole minutes from 0 to ${contestLimits.lateSyncMinutesMax}`,
    freezeMinutes: `Enter whole minutes from 0 to ${contestLimits.freezeMinutesMax}`,
    problems: `A contest can have at most ${contestLimits.problemsMax} problems`,
    problemPoints: `Points must be between 1 and ${contestLimits.problemPointsMax}`,
    penaltyMinutes: `Enter whole minutes from 0 to ${contestLimits.penaltyMinutesMax}`,
    maxWarnings: `Maximum Warnings must be between 0 and ${contestLimits.warningsMax}`,
    warningSeconds: `Enter whole seconds from 1 to ${contestLimits.warningSecondsMax}`,
    tags: `At most ${tagsMax} tags, each of at most ${tagLengthMax} characters`,
    emailDomains: `At most ${contestLimits.domainsMax} domains`,
    allowedEmails: `At most ${contestLimits.emailsMax} emails`,
  },

  lock: {
    started: 'This contest has started. You can change only its texts and its end time.',
    startedHint: 'Participants are notified of changes.',
    ended: 'This contest has ended. You can change only its texts.',
    endedHint: 'Participants can read what you change.',
    changedLocked:
      'You have changed fields that are now locked, so your changes cannot be saved. Restore those fields; your other changes stay as they are.',
    restore: 'Restore locked fields',
  },

  basic: {
    name: 'Contest Name',
    openImmediately: 'Open immediately',
    startTime: 'Start Time',
    startTimeHint: 'In the time zone of this device.',
    openForever: 'Open Forever',
    endTime: 'End Time',
    timed: 'Timed Contest: the time of each participant begins when they start',
    duration: 'Duration in minutes',
    durationHint: `From ${contestLimits.durationMinutesMin} to ${contestLimits.durationMinutesMax.toLocaleString(locale)} minutes.`,
    lateSync: 'Late sync in minutes',
    lateSyncHint: (usual: number) =>
      `Work submitted offline before the end still counts when it arrives within this time. Default: ${usual}. At most ${contestLimits.lateSyncMinutesMax}.`,
    freeze: 'Leaderboard freeze in minutes before the end',
    freezeHint: `During these minutes, participants see the leaderboard as it was when the freeze started. From 0 to ${contestLimits.freezeMinutesMax.toLocaleString(locale)}. 0 means no freeze.`,
  },

  problems: {
    available: 'Available problems',
    refresh: 'Refresh',
    createNew: 'Create New',
    search: 'Search problems',
    searchHint: 'Title, id, type, difficulty or tag',
    loading: 'Contacting HQ for available problems...',
    loadFailed: (reason: string) => `Error! Cannot get problems. ${reason}`,
    noMatch: 'No problems match this search.',
    count: (count: number) => counted(count, 'problem'),
    showMore: 'Show more',
    public: 'public',
    add: 'Add',
    addProblem: (title: string) => `Add ${title}`,
    remove: 'Remove',
    removeProblem: (title: string) => `Remove ${title}`,

    added: 'Added problems',
    addedCount: (count: number) => `Added problems (${count})`,
    removeAll: 'Remove All',
    noneAdded: 'No problem has been added yet.',
    addedHint: (hasPoints: boolean) =>
      [
        `At most ${contestLimits.problemsMax} problems.`,
        ...(hasPoints ? [`Points from 1 to ${contestLimits.problemPointsMax.toLocaleString(locale)}.`] : []),
      ].join(' '),
    full: `A contest has at most ${contestLimits.problemsMax} problems. Remove one to add another.`,
    removeAdded: (title: string) => `Remove ${title} from the contest`,

    publicTitle: (count: number) =>
      count === 1 ? '1 problem of this contest is public' : `${count} problems of this contest are public`,
    publicHint:
      'Anyone can open them now, also before the start. During the contest, participants cannot practise them, but with a second account they could. Make them private if participants must not know them before.',
    maxQuestions: 'Maximum Questions',
    maxQuestionsHint: (count: number) =>
      `Set it to ${count}, the count of added problems, or leave it empty to include all.`,
    scoring: 'Scoring',
    penaltyMinutes: 'Penalty minutes for a wrong attempt',
    penaltyHint: `Whole minutes from 0 to ${contestLimits.penaltyMinutesMax}. Compile errors cost nothing.`,
    points: 'points',
    pointsOf: (title: string) => `Points for ${title}`,
    randomize: 'Randomize Question Order: if off, questions appear in the order in which you added them',
  },

  security: {
    proctored: 'Enable Proctored Mode: full screen, no copying and pasting, and similar restrictions',
    maxWarnings: 'Maximum Warnings',
    maxWarningsHint: `From 0 to ${contestLimits.warningsMax}. 0 means unlimited.`,
    warningFor: 'A warning for',
    warningPolicies: { each: 'each absence', total: 'the time away in total' },
    warningSeconds: 'Seconds away in total for one warning',
    warningSecondsHint: `From 1 to ${contestLimits.warningSecondsMax}. All absences of a participant are added up.`,
    cheaters:
      'Cheaters are disqualified according to the warning setting. The organiser can view, block and unblock participants in the contest dashboard.',
    passwordProtection: 'Password Protection',
    password: 'Password',
    keepPasswordHint: 'Leave it empty to keep the current password.',
    passwordHint: 'Participants enter it when they register.',
    passwordLength: `From ${contestLimits.passwordLengthMin} to ${contestLimits.passwordLengthMax} characters.`,
    restrictions: 'Email Restrictions',
    restriction: {
      all: 'All Emails',
      domain: 'Only emails with specific domain',
      emails: 'Only specific Emails',
    } satisfies Record<EmailRestriction, string>,
    domains: 'Domains',
    domainsHint: `Separated by commas, without the @ sign: school.example, club.example. At most ${contestLimits.domainsMax}.`,
    emails: 'Emails',
    emailsHint: `Separated by commas. At most ${contestLimits.emailsMax.toLocaleString(locale)}.`,
    openForPractice: 'Let participants practise the private problems after the end',
    public: 'Public Contest: featured for everyone. If off, only people with the link can find it',
    notPublic: 'Only a contest for all emails can be featured.',
  },

  customization: {
    orgName: 'Organization Name',
    orgNameHint: 'Optional. Shown instead of your own name.',
    tags: 'Tags',
    tagsHint: `Optional. At most ${tagsMax}, separated by commas, each of at most ${tagLengthMax} characters.`,
    description: 'Event Description',
    descriptionHint: 'Markdown, in this field and the fields below. All of them are required.',
    eventRules: 'Event Rules',
    eventPrizes: 'Event Prizes',
    eventFAQ: 'Event FAQ',
    eventTerms: 'Event Terms and Conditions',
    eventPrivacy: 'Event Privacy Policy',
    images: {
      customLogo: 'Custom Logo',
      customBanner: 'Custom Banner',
    } satisfies Record<ContestImage, string>,
    imageHint: (
      types: string,
      { width, height, bytesMax }: { width: number; height: number; bytesMax: number },
    ) => `Optional. A ${types} file of ${width} × ${height} pixels, at most ${byteLimit(bytesMax)}.`,
    imagePreview: (label: string) => `${label} as it will be shown`,
    chooseImage: (label: string) => `Choose ${label}`,
    changeImage: (label: string) => `Change ${label}`,
    removeImage: (label: string) => `Remove ${label}`,
    imageUnreadable: 'The browser cannot read this image. Choose another file.',
    cropHint: (complaint: string) => `${complaint} Choose the part to show.`,
  },
});
