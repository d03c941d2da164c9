import { proctorReturnMs } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of a contest's page and of its preview. */
export const messages = translated('features/contests/page', {
  contest: 'Contest',
  contestNamed: (slug: string) => `Contest ${slug}`,
  contests: 'Contests',
  by: (creator: string) => `By ${creator}`,
  timesAndRegistration: 'Times and registration',
  manage: 'Manage',
  leaderboard: 'Leaderboard',
  unknownFailure: 'Something went wrong.',
  otherContests: 'See other contests',
  retry: 'Try again',
  submissionsRemain: 'If you took part, your submissions stay in the history on your profile.',
  offlineWork: (lateSyncMinutes: number) =>
    lateSyncMinutes === 0
      ? 'A submission counts if the server receives it before the end.'
      : `A submission made offline before the end counts if the server receives it within ${counted(lateSyncMinutes, 'minute')} after the end.`,

  preview: {
    title: 'Contest preview',
    ribbon: 'You are in preview mode. This is a read-only view',
  },

  /** CDET-5, in this order. */
  sections: {
    description: 'About the Event',
    eventRules: 'Event Rules',
    eventPrizes: 'Event Prizes',
    eventTerms: 'Event Terms and Conditions',
    eventPrivacy: 'Event Privacy Policy',
    eventFAQ: 'Event FAQ',
  },
  emptySection: 'No information provided.',

  time: {
    startsIn: 'Starts in',
    endsIn: 'Ends in',
    startsInDuration: (duration: string) => `Starts in ${duration}`,
    endsInDuration: (duration: string) => `Ends in ${duration}`,
    endedAgo: (duration: string) => `Ended ${duration} ago`,
    lasting: (count: number, unit: 'day' | 'hour' | 'minute' | 'second') => counted(count, unit),
    ongoing: 'Ongoing',
    paused: 'Paused',
    clockStopped: 'Paused: the clock is stopped until the organiser resumes the contest.',
    hasEnded: 'Alert! Contest has ended!',
  },

  facts: {
    starts: 'Starts',
    notSet: 'Not set',
    ends: 'Ends',
    never: 'Never',
    duration: 'Duration',
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    unlimited: 'Unlimited',
    untilTheEnd: (duration: string) => `${duration}, until the end`,
    proctoredMode: 'Proctored Mode',
    yes: 'Yes',
    no: 'No',
    questions: 'Questions',
    scoring: 'Scoring',
    openTo: 'Open to',
    everyone: 'Everyone',
    everyoneWithLink: 'Everyone with the link',
    certainDomains: 'Email addresses of certain domains',
    certainEmails: 'Certain email addresses',
    lateSubmissions: 'Late submissions',
    acceptedAfterEnd: (minutes: number) => `Accepted for ${counted(minutes, 'minute')} after the end`,
    leaderboard: 'Leaderboard',
    frozen: (minutes: number) => `Frozen in the last ${counted(minutes, 'minute')}`,
    password: 'Password',
    neededToRegister: 'Needed to register',
    participants: 'Participants',
    version: 'Version',
  },

  /** CDET-15 … CDET-36 */
  button: {
    signIn: 'Sign In',
    signInTip: 'Sign In to join this contest',
    processing: 'Processing',
    processingTip: 'Your registration is waiting to be sent',
    contestEnded: 'Contest Ended',
    registered: 'Registered',
    registeredTip: 'You have already registered for this contest',
    notAllowed: 'Not Allowed',
    domainNotAllowed: 'Your email domain is not allowed to join this contest',
    emailNotAllowed: 'Your email is not allowed to join this contest',
    blocked: 'The organiser has blocked you from this contest',
    register: 'Register',
    join: 'Join the Contest!',
    ended: 'Ended',
    endedTip: 'Contest has ended already.',
  },

  registration: {
    registered: (contest: string) => `You are registered for ${contest}.`,
    loginToJoin: 'Login to join the contest.',
    signInToJoin: 'Sign in to join the contest.',
    notSaved: 'Could not save your registration on this device. Please try again.',
    notAllowed: (reason: string) => `${reason}.`,
    queued: 'Queued on this device',
    sentLater:
      'Your registration will be sent when the network is back. You are registered once the server receives it.',
    sending: 'Your registration is being sent.',
    cancel: 'Cancel registration',
    notSent: 'Not sent yet',
    sessionEnded: 'The server has ended your session. Sign in again to send your registration.',
    signInAgain: 'Sign in again',
    refused: 'Not registered',
    retry: 'Try again',
    dismiss: 'Dismiss',
  },

  registerDialog: {
    title: (contest: string) => `Register for ${contest}`,
    password: 'Contest password',
    passwordLength: (min: number) => `At least ${min} characters.`,
    passwordMissing: 'Type the contest password. The organiser gives it to the participants.',
    register: 'Register',
  },

  proctoring: {
    title: 'This contest is proctored',
    /** For devices without full screen for pages, such as iPhones. */
    noFullScreen:
      'This device cannot show a page in full screen. Instead, the contest must stay in the foreground: switching to another app or tab counts as leaving it.',
    /** `maxWarnings` 0: unlimited (PROC-11). */
    rules: (maxWarnings: number, warningSeconds: number, hasFullScreen: boolean): string[] => [
      ...(hasFullScreen ? ['The contest runs in full screen, with no other window in front.'] : []),
      `If you ${hasFullScreen ? 'leave full screen or the window' : 'leave the window'}, reload or close the page, or continue on another device, ${warningSeconds === 0 ? 'you get a warning' : 'your time away is counted'}. You then have ${proctorReturnMs / 1000} seconds to return before you are disqualified.`,
      ...(warningSeconds === 0
        ? []
        : [
            `You get a warning for each ${warningSeconds} seconds away in total, from all absences together.`,
          ]),
      maxWarnings === 0
        ? 'There is no limit on the number of warnings.'
        : `More than ${maxWarnings === 1 ? 'one warning' : `${maxWarnings} warnings`} disqualifies you.`,
      'Right click, copy, paste and the developer tools are blocked.',
      'The organiser sees how often and how long you were away.',
      'Losing the network never gives you a warning, and nothing is watched during a pause.',
    ],
  },
});
