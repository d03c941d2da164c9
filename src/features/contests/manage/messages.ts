import { locale, translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the organiser's dashboard. */
export const messages = translated('features/contests/manage', {
  /** Used by several tabs. */
  needsNetwork: 'Needs a network',
  accept: 'Accept',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  downloadCsv: 'Download CSV',
  theContest: 'The contest',
  points: (points: number) => counted(Number(points.toFixed(2)), 'point'),

  page: {
    title: 'Manage contest',
    titleOf: (contest: string) => `Manage ${contest}`,
    backToContest: 'Contest',
    tabs: 'Dashboard',
    participants: 'Participants',
    registration: 'Registration',
    submissions: 'Submissions',
    heldCount: (count: number) => `${count} held`,
    similarity: 'Similarity',
    questions: 'Questions',
    openCount: (count: number) => `${count} open`,
    announcements: 'Announcements',
    clock: 'Clock',
    paused: 'paused',
    rejudging: 'Rejudging',
    editorials: 'Editorials',
    staff: 'Staff',
    yourRole: (role: string) => `Your role in this contest: ${role}`,
    newVersionCount: (count: number) => counted(count, 'new version'),
    dashboardOf: (slug: string) => `The dashboard of ${slug}`,
    somethingWrong: 'Something went wrong.',
    organiserOnly: 'Only the organiser can manage this contest',
    signInAsOrganiser: 'Sign in with the account that created it, or open the contest page.',
    openContest: 'Open the contest',
  },

  absences: {
    line: (times: number, seconds: number, parts: readonly string[]) =>
      `Away ${counted(times, 'time')}, ${seconds} s in total: ${parts.join(', ')}`,
    kinds: {
      fullscreen: (times: number, seconds: number) =>
        `full screen left ${counted(times, 'time')} (${seconds} s)`,
      window: (times: number, seconds: number) => `window left ${counted(times, 'time')} (${seconds} s)`,
      page: (times: number, seconds: number) => `page left ${counted(times, 'time')} (${seconds} s)`,
      device: (times: number, seconds: number) => `device changed ${counted(times, 'time')} (${seconds} s)`,
      excused: (times: number, seconds: number) => `excused ${counted(times, 'time')} (${seconds} s)`,
      glance: (times: number, seconds: number) =>
        `less than a second ${counted(times, 'time')} (${seconds} s)`,
    },
  },

  participants: {
    emptyTitle: 'Nobody has registered yet',
    empty: 'Registered participants appear here.',
    search: 'Search participants',
    searchHint: 'Name or email',
    filter: 'Filter participants',
    all: 'Everyone',
    withWarnings: 'With warnings',
    startedUnwatched: 'Not watched: started by a script or an unknown app',
    noFullScreen: 'Only focus is watched: the device has no full screen',
    fetchedUnwatched: (time: string) => `Problems fetched by a script or an unknown app at ${time}`,
    startedByCode: 'Started with the code',
    count: (found: number, total: number) =>
      found === total
        ? counted(total, 'participant')
        : `${found.toLocaleString(locale)} of ${counted(total, 'participant')}`,
    showMore: 'Show more',
    manage: 'Manage',
    view: 'View',
    viewNamed: (name: string) => `View ${name}`,
    manageNamed: (name: string) => `Manage ${name}`,
    pageClosed: (time: string) => `Page closed ${time}`,
    emailNotConfirmed: 'Email not confirmed: accept or block',
    byLinkAfterOut: 'Joined by link after a disqualification',
    extraTime: (minutes: number) => `+ ${minutes} min`,
  },

  participantStates: {
    registered: 'Registered',
    running: 'Running',
    timeOver: 'Time over',
    finished: 'Finished',
    disqualified: 'Disqualified',
    blocked: 'Blocked',
  },

  participant: {
    registeredAt: (time: string) => `registered ${time}`,
    noTimer: 'No timer',
    timeLeft: (time: string) => `${time} left`,
    /** `maxWarnings` 0: unlimited (PROC-11). */
    warnings: (warnings: number, maxWarnings: number) =>
      maxWarnings === 0 ? counted(warnings, 'warning') : `${warnings} of ${counted(maxWarnings, 'warning')}`,
    notConfirmed: (email: string) => `${email} (not confirmed)`,
    byPassword: (email: string) => `${email} (registered with the contest password, email not confirmed)`,
    acceptedByYou: (email: string) => `${email} (accepted by you, email not confirmed)`,
    byLink: (time: string) => `Joined by an invitation link ${time}.`,
    afterOut:
      'Before that, somebody was blocked or disqualified. A link admits anybody, so this can be another account of the same person. Compare their names, times and programs. To close the link, revoke it under Registration.',
    startedOffline:
      'Started offline with the contest code. The exact start is unknown, so the time counts from the start of the contest.',
    offline: 'Decisions need a network. They take effect when the server receives them.',
    reinstate: 'Undo the disqualification',
    unblock: 'Unblock',
    block: 'Block',
    confirmBlock: 'Block this participant?',
    acceptHint:
      'This email is not confirmed, so this participant cannot start. Accept them if you know who they are.',
    reinstateHint:
      'If you undo it, the participant continues with the time that was left, and all warnings are forgiven.',
    extraTime: 'Extra time in minutes',
    extraTimeHint: 'This is the total extra time. It extends the deadline of this participant.',
    extraTimeRange: (max: number) => `Enter a whole number from 0 to ${max}`,
    setExtraTime: 'Set',
    saveTeam: 'Save team',
    historyOffline: 'The history needs a network.',
    events: 'Proctoring events',
    noEvents: 'None.',
    forgiven: 'Forgiven',
    forgive: 'Forgive',
    decisions: 'Decisions',
  },

  csv: {
    columns: [
      'Username',
      'Display name',
      'Team',
      'Affiliation',
      'Country',
      'Email',
      'Email confirmed',
      'State',
      'Cause',
      'Warnings',
      'Extra time (min)',
      'Registered',
      'Started',
      'Started with the code',
      'Ended',
    ],
    yes: 'yes',
    no: 'no',
  },

  clock: {
    running: 'The clock is running',
    runningHint:
      'Time lost to an outage can be excluded from the contest. Pause now, or enter the outage below when it is over.',
    pause: 'Pause',
    confirmPause: 'Pause for everyone?',
    paused: 'The contest is paused',
    pausedHint: (since: string, length: string) =>
      `Paused since ${since}, for ${length}. Nobody loses time, and nobody can start. Submissions made now count with the time at which the pause began.`,
    resume: 'Resume',
    outages: 'Excluded outages',
    noOutages: 'None.',
    interval: (from: string, to: string) => `${from} – ${to}`,
    countAgain: 'Include this time again',
    outageFrom: 'Outage from',
    outageTo: 'To',
    endsBeforeStart: 'Must be after the start of the outage',
    exclude: 'Exclude this time',
  },

  rejudging: {
    intro:
      'A contest keeps the version of a problem that it was created with. If the tests, the statement or the answer key of a problem was fixed, use the new version here. Then rejudge the earlier submissions. No points change until you apply the result.',
    newVersion: (newVersion: number, version: number) =>
      `Version ${newVersion} of this problem is available. This contest uses version ${version}.`,
    whatChanged: 'What changed (optional)',
    whatChangedHint: 'Participants who have this problem see this note.',
    useNewVersion: 'Use the new version',
    usesNewVersion: (newVersion: number) =>
      `The contest uses version ${newVersion} now. Earlier submissions keep their verdicts until you rejudge them.`,
    rejudge: 'Rejudge…',
  },
});
