import type { HelpPart } from '../../../contract/entities/problem/problem-help';
import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';
import type { Trouble } from '../../sync/network/network-state';

const troubles: Record<Trouble, { short: string; long: string }> = {
  unreached: { short: 'Offline', long: 'Offline' },
  silent: { short: 'No answer', long: 'No answer from the server' },
  failing: { short: 'Server problem', long: 'Server problem' },
};

const work = (paused: number) => (paused > 0 ? counted(paused, 'item') : 'your work');

/** Texts of the outbox, in the top bar and on the page Offline use. */
export const messages = translated('features/outbox', {
  outbox: 'Outbox',
  offlineUse: 'Offline use: downloads, storage, export',
  noAnswerYet: 'The server has not answered since this page was opened.',
  lastAnswer: (ago: string) => `The server last answered ${ago}.`,
  tryNow: 'Try now',
  trying: 'Trying…',
  creations: {
    contest: {
      created: 'Contest created successfully.',
      /** CWIZ-58 */
      refused: (reason: string) => `Error while creating contest. ${reason}`.trimEnd(),
      open: 'Open contest',
    },
    problem: {
      created: 'Problem created successfully.',
      /** PWIZ-38, PWIZ-39 */
      refused: 'Failed to create problem. Please try again.',
      open: 'Open problem',
    },
    problemChange: {
      saved: (version: number) => `Saved as version ${version}.`,
      refused: 'The server did not publish your changes.',
      stale: 'Somebody published a newer version first.',
      open: 'Open problem',
      compare: 'Compare',
    },
    refusedReason: (name: string, reason: string) =>
      [name, `${reason} Your draft is still on this device.`.trimStart()].filter(Boolean).join(': '),
    showFault: 'Show the fault',
    openDraft: 'Open the draft',
  },

  /** `short` is visible. The sentence contains it, so that voice control finds the button. */
  indicator: {
    label: (sentence: string) => `Outbox: ${sentence}`,
    loading: (isOnline: boolean) => (isOnline ? 'Online, loading the outbox' : 'Loading the outbox'),
    loadingInTrouble: (trouble: Trouble) => ({
      short: troubles[trouble].short,
      sentence: `${troubles[trouble].long}, loading the outbox`,
    }),
    allSent: (isOnline: boolean) => (isOnline ? 'Online. Everything is sent' : 'Everything is sent'),
    sending: (count: number) => ({
      short: `Sending ${count}`,
      sentence: `Sending ${counted(count, 'item')}`,
    }),
    waiting: (count: number) => ({
      short: `Waiting · ${count}`,
      sentence: `Waiting · ${count} for the judge`,
    }),
    slowedDown: (count: number) => ({
      short: `Waiting · ${count}`,
      sentence: `Waiting · ${count}, because you sent a lot in a short time`,
    }),
    refused: (count: number) => ({
      short: `${count} refused`,
      sentence: `${count} refused: choose what to do`,
    }),
    notSent: (count: number) => ({ short: `${count} not sent`, sentence: `${count} not sent: try again` }),
    signIn: (paused: number) => ({
      short: 'Sign in',
      sentence: `Sign in to send ${counted(paused, 'item')}`,
    }),
    signInAgain: { short: 'Sign in', sentence: 'Sign in again to send your work' },
    trouble: (trouble: Trouble, unsent: number) => {
      const { short, long } = troubles[trouble];
      if (unsent === 0) return { short, sentence: `${long}. Everything is on this device` };
      const visible = short === long ? `${short} · ${unsent}` : short;
      return { short: visible, sentence: `${long} · ${unsent} saved on this device` };
    },
  },

  list: {
    empty:
      'You have not submitted anything on this device yet. Your submissions are saved on this device until the server has received them.',
    signInAgainToSend: (paused: number) => `Sign in again to send ${work(paused)}.`,
    signInToSend: (paused: number) => `Sign in to send ${work(paused)}.`,
    signIn: 'Sign in',
    notSent: (paused: number) => `${work(paused)} could not be sent.`,
    sendAgain: 'Send again',
    more: (count: number) => `Show ${count} more`,
  },

  entry: {
    unknownKind: 'Unknown item',
    lastAttempt: (error: string) => `Last attempt: ${error} The app retries automatically.`,
    sentAfterSignIn: 'This is sent after you sign in.',
    sentAfterNewSignIn: 'This is sent after you sign in again.',
    sendAgain: 'Send again',
    stale:
      'Somebody published a newer version before your changes arrived. They are safe on this device. Compare both versions to publish yours, keep theirs or merge them.',
    compare: 'Compare',
    edit: 'Edit',
    open: 'Open',
    saveAsFile: 'Save as a file',
    unnamedFile: 'unnamed',
    nothingToSave: 'This item was already sent or discarded, so there is no file to save.',
    discard: 'Discard',
    confirmDiscard: 'Discard permanently?',
    written: (ago: string) => `Written ${ago}`,
    sent: (ago: string) => `sent ${ago}`,
    judgingStarted: (ago: string) => `judging started ${ago}`,
    judged: (ago: string) => `judged ${ago}`,
  },

  kinds: {
    submission: 'Submission',
    verdict: 'Verdict',
    held: (reason: string) => `Held for review: the organiser decides. ${reason}`.trimEnd(),
    notCounted: (reason: string) =>
      reason === '' ? 'Does not count in the contest.' : `Does not count: ${reason}`,
    answer: 'Answer',
    result: 'Result',
    correct: 'Correct',
    incorrect: 'Incorrect',
    sampleRun: 'Sample run',
    sampleRunIn: (language: string) => `Sample run, ${language}`,
    finished: 'Finished',
    profile: 'Profile',
    displayName: 'display name',
    avatar: 'picture',
    preferences: 'settings',
    report: 'Report',
    registration: 'Registration',
    contestFinish: 'Finished contest',
    proctoring: 'Proctoring events',
    question: 'Question to the organiser',
    comment: 'Comment',
    deletedComment: 'A comment is deleted',
    problemComment: 'Comment on a problem',
    thread: { resolve: 'A thread is resolved', reopen: 'A thread is opened again' },
    openedHelp: 'Opened help',
    openedPart: (part: HelpPart, problemID: string) =>
      part === 'editorial'
        ? `Editorial of ${problemID}`
        : `Hint ${part.slice('hint'.length)} of ${problemID}`,
    lists: 'Bookmarks and lists',
    listChanges: (count: number) => counted(count, 'change'),
    note: 'Note',
    deletedNote: 'A note is deleted',
    newContest: 'New contest',
    newProblem: 'New problem',
    problemChange: 'Changed problem',
    changesOf: (version: number) => `Changes to version ${version}`,
  },
});
