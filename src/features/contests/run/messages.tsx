import type { ReactNode } from 'react';
import { proctorReturnMs } from '../../../../contract/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const returnSeconds = proctorReturnMs / 1000;

/** Texts of a contest run: instructions, the run itself, and the screens after it. */
export const messages = translated('features/contests/run', {
  contest: 'Contest',
  contestNamed: (slug: string) => `Contest ${slug}`,
  aboutContest: 'About this contest',
  leaderboard: 'Leaderboard',
  startContest: 'Start Contest',
  continueContest: 'Continue contest',
  contestHasEnded: 'Contest has ended.',
  unknownFailure: 'Something went wrong.',
  signIn: 'Sign in',

  instructions: {
    intro: 'Read this first.',
    timedIntro: 'Read this first. Your time starts when you press Start Contest.',
    rules: 'Rules',
    paused: 'The contest is paused',
    pausedNote: 'The clock is stopped for everyone. Nobody loses time.',
    beforeStart: (start: string) =>
      `The contest starts on ${start}. The Start Contest button will appear here.`,
    startPaused: 'You can start when the organiser resumes the contest. This page updates automatically.',
    startOffline: 'Starting needs a network. After that, you can work offline.',
    packReady: 'All problems are already on this device. Starting opens them.',
    canStart:
      'Starting downloads all problems to this device. If the network fails later, continue: your submissions are saved on this device and sent automatically.',
  },

  facts: {
    problems: 'Problems',
    problemCount: (count: number) => counted(count, 'problem'),
    time: 'Time',
    limited: (minutes: number) => `${counted(minutes, 'minute')} from your start`,
    limitedUntil: (minutes: number, end: string) =>
      `${counted(minutes, 'minute')} from your start, but not after ${end}`,
    until: (end: string) => `Until ${end}`,
    endAfterPause: (end: string) => `${end} plus the length of the pause`,
    noLimit: 'No time limit',
    scoring: 'Scoring',
    offline: 'Without a network',
    noEnd: 'Submissions are saved on this device until they are sent.',
    noLateSync: 'A submission counts if the server receives it before the end.',
    lateSync: (minutes: number) =>
      `A submission made before the end counts if the server receives it within ${counted(minutes, 'minute')} after the end.`,
    proctored: 'Proctored',
    escape: 'Escape key',
    /** D-30: `popUpExitsMax` exits are excused. */
    escapeLeaves: (excused: number, hasVim: boolean) =>
      `In this browser, Escape leaves full screen. If it also closed a pop-up, you get no warning the first ${excused} times.${hasVim ? ' Vim keys are off during this contest.' : ''}`,
    /** `maxWarnings` 0: unlimited (PROC-11). */
    proctoring: (maxWarnings: number, warningSeconds: number, hasFullscreen: boolean) =>
      [
        hasFullscreen
          ? 'The contest runs in full screen, with no other window in front.'
          : 'This device cannot show a page in full screen. Instead, the contest must stay in the foreground.',
        `If you leave or reload the page, ${warningSeconds === 0 ? 'you get a warning' : 'your time away is counted'}. You then have ${returnSeconds} seconds to return before you are disqualified.`,
        warningSeconds === 0
          ? ''
          : `You get a warning for each ${warningSeconds} seconds away in total, from all absences together.`,
        maxWarnings === 0 ? '' : `More than ${counted(maxWarnings, 'warning')} disqualifies you.`,
        'Right click, copying and pasting are blocked.',
        'Losing the network never gives you a warning, and nothing is watched during a pause.',
      ]
        .filter(Boolean)
        .join(' '),
  },

  start: {
    startsIn: 'Starts in',
    starting: 'Starting…',
    serverBusy: (seconds: number) => `The server is busy. Retrying in ${seconds} s; keep this page open.`,
    otherDevice: (isProctored: boolean) =>
      `If you started on another device, you can continue on this one. The organiser sees the change, and the other device shows it.${isProctored ? ' It counts as leaving the contest.' : ''}`,
    packVersion: (version: number) => `Contest pack version ${version} is on this device.`,
    withCode: (version: number) =>
      `You are offline, and the contest pack (version ${version}) is on this device. The organiser shows a code when the contest starts. Type it to open the problems. Your time counts from the start of the contest.`,
    code: 'Code of the contest',
    codeHint: 'Four groups of four characters. You can leave out spaces and dashes.',
    codePlaceholder: 'XXXX-XXXX-XXXX-XXXX',
    opening: 'Opening…',
    openAndStart: 'Open and start',
  },

  rejected: {
    title: 'You cannot take part with this email',
    otherEmail: 'Sign in with another email',
    signInWith: (otherEmail: ReactNode) => (
      <>{otherEmail}. This signs you out. Your unsent work stays on this device.</>
    ),
  },

  /** Of a problem during the run. */
  marks: {
    untouched: 'not tried',
    queued: 'queued on this device',
    judging: 'being judged',
    held: 'held for review',
    tried: 'tried',
    partly: 'partly solved',
    solved: 'solved',
  },

  bar: {
    problems: 'Problems',
    problem: (letter: string, title: string, mark: string) => `Problem ${letter}, ${title}: ${mark}`,
    offline: 'Offline',
    offlineTip: 'Your submissions are saved on this device and sent automatically',
    queuedTip: 'Problems with unsent submissions',
    warnings: 'Warnings',
    showWarnings: (count: string) => `Warnings: ${count}. Show details.`,
    finish: 'Finish',
    sessionEnded:
      'The server has ended your session. Your submissions are saved on this device and sent after you sign in again.',
    signInAgain: 'Sign in again',
  },

  time: {
    minutesLeft: (minutes: number) => `${counted(minutes, 'minute')} left`,
    hoursLeft: (hours: number, minutes: number) =>
      `${counted(hours, 'hour')} and ${counted(minutes, 'minute')} left`,
    noLimit: 'No time limit',
    paused: 'Paused',
    pausedTip: 'The organiser has paused the contest. The clock is stopped',
    pausedAtContact: 'Paused at last contact',
    pausedAtContactTip:
      'The contest was paused when this device last contacted the server. It may have continued since then, so your clock is running again',
  },

  elsewhere: {
    note: (isProctored: boolean) =>
      `You continued this contest on another device, so you can only read here. What you typed here is kept. To work on this device, press the button: it takes the contest over, and the organiser sees each change of device.${isProctored ? ' It counts as leaving the contest.' : ''}`,
    continueHere: 'Continue here',
  },

  proctoring: {
    /** PROC-8 */
    blocked: 'Right click is not allowed.',
    blockedOthers: 'Copying, pasting and developer tools are also disabled.',
    away: 'Return to the contest',
    awayFromFullscreen:
      'This contest runs in full screen, with no other window in front. If you do not return in time, you are disqualified.',
    awayFromPage:
      'This contest must stay in the foreground. If you do not return in time, you are disqualified.',
    warning: (count: string) => `Warning ${count}`,
    timeAway: (seconds: number, warningSeconds: number) =>
      `Away for ${seconds} s in total. Each ${warningSeconds} s give you a warning.`,
    warningsSoFar: (count: string) => `Warnings so far: ${count}`,
    noNewWarning: (count: string) => `No new warning. Warnings so far: ${count}`,
    backToFullscreen: 'Back to full screen',
    iAmBack: 'I am back',
    events: 'Proctoring events',
    noEvents: 'None.',
    sentEvent: (time: ReactNode) => <>{time}, sent to the organiser</>,
    unsentEvent: (time: ReactNode) => <>{time}, not sent yet</>,
  },

  finishDialog: {
    title: 'Finish the contest?',
    summary: (solved: number, total: number, untried: number) =>
      `${solved} of ${counted(total, 'problem')} solved${untried > 0 ? `, ${untried} not tried` : ''}. You cannot return after finishing.`,
    unsent: (count: number) =>
      `Your submissions for ${counted(count, 'problem')} are not sent yet. They are sent automatically.`,
    back: 'Continue solving',
    finish: 'Finish now',
  },

  signedOut: {
    title: 'You are not logged in.',
  },

  loggedOut: {
    title: 'You have signed out',
    note: 'Your contest time keeps running. Your work is saved on this device. Sign in to continue.',
  },

  ended: {
    virtualTitle: 'Your virtual run is over',
    /** `lateSyncMinutes` null: a virtual run. */
    note: (lateSyncMinutes: number | null) => {
      const over = 'Your time is over.';
      if (lateSyncMinutes === null) return over;
      return lateSyncMinutes === 0
        ? `${over} Submissions count only if they reached the server before the end; later ones are refused.`
        : `${over} Submissions count if they reach the server within ${counted(lateSyncMinutes, 'minute')} after the end; later ones are refused.`;
    },
  },

  finished: {
    title: 'You have finished',
    sending:
      'Unsent submissions on this device are sent automatically. Keep this page open until they are sent.',
    countsUntil: (count: number, moment: string) =>
      `${counted(count, 'submission')} still on this device. Work counts if it reaches the server by ${moment}; later work is refused.`,
    allSent: 'All your submissions have been sent.',
  },

  blocked: {
    title: 'You are blocked from this contest',
    note: 'The organiser has blocked you. New submissions do not count. Your work is saved on this device. If the organiser unblocks you, this page continues automatically.',
  },

  reinstated: {
    title: 'You can continue',
    note: 'The organiser lets you continue. Press Continue contest when you are ready; proctoring restarts then. Your time is already running.',
  },

  disqualified: {
    title: 'You are disqualified',
    note: 'Your work is saved on this device. If this was a mistake, write to the organiser under Messages. If the organiser reinstates you, you can continue here with the time you had left.',
    checkAgain: 'Check again',
  },

  submissions: {
    title: 'Your submissions',
    problem: (letter: string, title: string) => `${letter}. ${title}`,
    markWithCount: (mark: string, count: number) => `${mark} (${counted(count, 'submission')})`,
    notAccepted: (reason: string) => `Not accepted: ${reason}`,
    held: 'Held for review: the organiser decides.',
    heldBecause: (reason: string) => `Held for review: the organiser decides. ${reason}`,
    notCounted: (reason: string) => `Does not count: ${reason}`,
    tooLate: 'Does not count: it arrived too late.',
    late: 'Late sync: it counts, and the organiser sees that it arrived late.',
  },
});
