import { similarityLimits as limits } from '../../../../contract/rules/contest/similarity-limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the page for similar submissions. */
export const messages = translated('features/contests/similarity', {
  tryAgain: 'Try again',
  needsNetwork: 'This list needs a network, because no code of participants is stored on this device.',

  proves:
    'A high score alone proves nothing. Short or standard solutions look alike, and two people can learn from the same book. Read both programs before you speak to anyone.',
  how: 'How it works',
  compares: `The check compares the best submission of each participant with the same problem and language: at most ${limits.programsMax} programs, the newest ones.`,
  ignores:
    'Comments, layout, imports and names do not matter, nor does the order of functions. Given code does not count. In a group of at least ' +
    `${limits.commonFromPrograms} programs, code that more than half of them share does not count either.`,
  leavesOut: `Programs with fewer than ${limits.tokensMin} words of code are left out. Pairs below ${limits.similarityMin * 100} % are not listed, and at most ${limits.pairsPerGroupMax} pairs for each problem and language.`,

  start: 'Check the submissions',
  startAgain: 'Check again',
  checkNeedsNetwork: 'Checking needs a network.',
  running: (done: number, total: number) => `Checking: ${done} of ${counted(total, 'group')}`,
  failed: 'The check failed. Check again, or ask the operator to look at the log of the server.',
  stopped: 'The server stopped during the check. Check again.',
  never: 'Nothing has been checked yet.',
  checkedAt: (time: string, programs: number) => `Checked ${time}: ${counted(programs, 'program')}`,
  leftOut: (programs: number) => `${counted(programs, 'program')} left out`,
  noneFound: 'No similar submissions were found.',
  noMatch: 'No pairs match these filters.',
  pairCount: (pairs: number) => counted(pairs, 'pair'),

  problem: 'Problem',
  allProblems: 'All problems',
  language: 'Language',
  allLanguages: 'All languages',
  downloadCsv: 'Download CSV',
  similarity: 'Similarity',
  longest: 'Longest equal part',
  longestWords: (words: number) => counted(words, 'word'),
  people: 'Participants',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  openPair: 'Compare:',
  listKeys: 'Keys: J and K move, Enter opens a pair.',

  allPairs: 'All pairs',
  previousPair: 'Previous pair',
  nextPair: 'Next pair',
  pairOf: (position: number, total: number) => `Pair ${position} of ${total}`,
  pairTitle: (left: string, right: string) => `${left} and ${right}`,
  parts: 'Equal parts',
  part: (position: number) => `Part ${position}`,
  partKeys: 'Keys: J and K change the pair, N and P the part, Escape shows all pairs.',
  codeOf: (name: string) => `Code of ${name}`,
  openSubmission: 'Open the submission',
  pairGone: 'The newest check does not report this pair.',

  csvColumns: [
    ...['Problem', 'Title', 'Language', 'Similarity in percent', 'Longest equal part in words'],
    ...['Username 1', 'Name 1', 'Submission 1', 'Username 2', 'Name 2', 'Submission 2'],
  ],
});
