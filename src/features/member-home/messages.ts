import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the home page of members. */
export const messages = translated('features/member-home', {
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  welcomeDevice: 'Welcome',
  welcomeBackDevice: 'Welcome back',
  introNew: 'Three steps to begin. Everything also works without a network.',
  intro: 'Continue where you stopped, or try something new.',

  unsent: (count: number) =>
    count === 1
      ? '1 item on this device is not sent yet.'
      : `${count} items on this device are not sent yet.`,
  unsentHint: 'It is saved, and is sent when there is a network.',
  refused: (count: number) => `The server refused ${counted(count, 'item')}. Your work is still here.`,
  showUnsent: 'Show unsent work',

  judgedAgain: 'Judged again',
  nowCorrect: (moment: string) => `The author corrected this question ${moment}: your answer is now correct.`,
  nowWrong: (moment: string) => `The author corrected this question ${moment}: your answer is now wrong.`,

  firstSteps: 'First steps',
  solveSample: 'Solve a sample problem',
  solveSampleText: 'Read it, run the samples on your device, and submit your program to the judge.',
  startChallenge: (name: string) => `Start the challenge “${name}”`,
  startChallengeText: 'Short problems in a good order, from easy to harder.',
  explore: 'Find a problem',
  exploreText: 'Choose by topic and difficulty.',
  prepareOffline: 'Prepare for work without a network',
  prepareOfflineText: 'Download problems and languages to this device.',

  continue: 'Continue',
  draftFrom: (age: string) => `Draft from ${age}`,
  triedFrom: (age: string) => `Not solved yet, draft from ${age}`,
  openContest: 'You take part in this contest now',
  aroundContest: 'You are registered for this contest',

  next: 'Next in your challenge',
  begin: 'A challenge to begin with',
  solvedOf: (done: number, total: number) => `${done} of ${total} solved`,
  openChallenge: 'Open the challenge',

  newProblems: 'New problems',
  allProblems: 'All problems',
  contests: 'Contests',
  allContests: 'All contests',
  starts: (moment: string) => `Starts ${moment}`,
});
