import { locale, translated } from '../../../../lib/translation';
import { counted } from '../../../../lib/words';
import { messages as shared } from '../messages';

/** Texts of the organiser's list of submissions, and of one submission. */
export const messages = translated('features/contests/manage/submissions', {
  needsNetwork: shared.needsNetwork,
  accept: shared.accept,
  cancel: shared.cancel,
  tryAgain: shared.tryAgain,
  points: shared.points,

  submissions: {
    emptyTitle: 'No submissions yet',
    empty:
      'Submissions appear here, also late and refused ones. A submission that is held for review waits for your decision.',
    table: 'Submissions',
    participant: 'Participant',
    participantHint: 'Name of a participant',
    problem: 'Problem',
    allProblems: 'All problems',
    language: 'Language',
    allLanguages: 'All languages',
    answers: 'Answers',
    verdict: 'Verdict',
    allVerdicts: 'All verdicts',
    waiting: 'Not judged yet',
    state: 'State',
    allStates: 'All states',
    time: 'Contest time',
    score: 'Points',
    clear: 'Clear filters',
    count: (count: number) => counted(count, 'submission'),
    page: (page: number, pages: number) =>
      `Page ${page.toLocaleString(locale)} of ${pages.toLocaleString(locale)}`,
    previousPage: 'Newer submissions',
    nextPage: 'Older submissions',
    pages: 'Pages of submissions',
    keys: 'Arrow keys move through the list, Enter opens a submission.',
    onlyNewest: (count: number) =>
      `You are offline. Only the newest ${count === 1 ? 'submission is' : `${counted(count, 'submission')} are`} on this device.`,
    notDownloaded: 'Could not download the submissions.',
    noMatch: 'No submissions match these filters.',
    openNamed: (title: string, username: string) => `Open ${title} by ${username}`,
    reason: 'Reason',
    reasonHint: 'The participant sees this reason.',
    askRefuse: 'Refuse…',
    refuse: 'Refuse',
  },

  entryStates: {
    held: 'Held for review',
    late: 'Counts, synced late',
    counted: 'Counts',
    refused: 'Refused',
  },

  entry: {
    answer: 'answer',
    code: 'code',
    notJudged: 'Not judged',
    queued: 'Queued at the judge',
    judging: 'Judging',
    announced: (delay: string, time: string) =>
      `Arrived ${delay} later. At ${time}, the device reported that it had saved exactly this content.`,
    wasDraft: (delay: string, time: string) =>
      `Arrived ${delay} later. At ${time}, the device was online and had a draft with exactly this content.`,
    support: 'What supports its time',
    writtenAfter: (time: string) =>
      `It was written after ${time}: the device was in contact then and did not have it yet.`,
    draftKnown: (time: string) => `The server first knew a draft with this content at ${time}.`,
    committed: (time: string) => `The server knew since ${time} that it was waiting on the device.`,
    chained: 'It follows the participant’s previous submission without a gap.',
    nothing: 'Nothing but the device’s own clock.',
    onlyDeviceKnows: (delay: string) =>
      `Arrived ${delay} later. The server cannot verify when this was written.`,
    deviceClock: 'Device clock',
    contestTime: 'Contest time',
    received: 'Received',
    unknown: 'Unknown',
  },

  submission: {
    title: 'Submission',
    titleOf: (title: string, username: string) => `${title} by ${username}`,
    offline: 'You are offline. Connect to a network to open this submission.',
    notDownloaded: 'Could not download this submission.',
    correctAnswer: 'Answer (correct)',
    incorrectAnswer: 'Answer (incorrect)',
    refusedOnArrival:
      'The server refused this submission when it arrived. Only the participant’s device has the content.',
    code: 'Code',
    newer: 'Newer',
    older: 'Older',
    neighbours: 'Other submissions',
    reviewed: 'Why it is in this state',
    input: 'Input',
    expected: 'Expected output',
    errorOutput: 'Error output',
    outputNotKept: 'The output of this test was not kept.',
    cutTo: (name: string, shown: string, size: string) => `${name} (first ${shown} of ${size})`,
    testNotDownloaded: 'Could not download this test.',
    rejudge: 'Rejudge this submission',
    notes: 'Jury notes',
    noNotes: 'No notes yet. Participants never see notes.',
    note: 'New note',
    addNote: 'Add note',
    deleteNote: 'Delete',
    deleteNoteNamed: (text: string) => `Delete the note “${text}”`,
    confirmDeleteNote: 'Delete this note?',
    deletedUser: 'Deleted user',
    difference: 'Changes since the previous submission',
    previousName: 'previous submission',
    thisName: 'this submission',
    sameCode: 'The code is the same as in the previous submission.',
    tests: 'Tests',
    output: 'Output',
    judgements: 'Judgements',
    judgement: (points: string, reason: string, version: number) =>
      `${points} · ${reason} · problem version ${version}`,
    counts: 'counts',
    judgementReasons: {
      first: 'first judgement',
      takeover: 'judged by a second worker after the first one failed',
      rejudge: 'rejudged',
    },
  },
});
