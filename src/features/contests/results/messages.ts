import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of the organiser's results page. */
export const messages = translated('features/contests/results', {
  title: 'Results',
  link: 'Results, freeze and awards',
  titleOf: (contest: string) => `Results of ${contest}`,
  back: 'Manage the contest',
  tryAgain: 'Try again',
  saved: 'Saved.',

  freeze: 'Leaderboard freeze',
  noFreeze: 'This contest has no freeze. You choose it when you create a contest.',
  freezeLength: (minutes: number) => `The leaderboard freezes for the last ${counted(minutes, 'minute')}.`,
  frozenNow: 'It is frozen now. You see current results; everybody else sees the results before the freeze.',
  unfrozen: 'The freeze is over. Everybody sees all results.',
  keepFreeze: 'Keep the leaderboard frozen until I end the freeze',
  keepHint: 'Otherwise it ends automatically when the last late submission can have arrived.',
  unfreeze: 'End the freeze',
  confirmUnfreeze: 'Show all results to everybody?',
  freezeAgain: 'Freeze again',
  resolver: 'Open the resolver',
  resolverHint:
    'The resolver reveals the results of the freeze on a big screen, one by one, from the last rank to the first. Press Space or tap Next. End the freeze afterwards.',
  bigScreen: 'Open the big screen',
  bigScreenHint:
    'It updates automatically. The leaderboard of a contest for everybody opens without signing in, others only for participants and organisers.',

  awards: 'Awards',
  awardsHint:
    'The leaderboard shows awards after the end of the contest and of the freeze. Tied participants get the better medal.',
  gold: 'Gold medals',
  silver: 'Silver medals',
  bronze: 'Bronze medals',
  saveMedals: 'Save medals',

  downloads: 'Downloads',
  downloadsHint: 'One row for each submission, also for held and refused ones.',
  problem: 'Problem',
  allProblems: 'All problems',
  downloadCsv: 'Download CSV',
  downloadPackage: 'Download contest package',
  downloadPackageHint:
    'A zip archive in the format of the ICPC, with the code of each submission, for resolvers and archives.',
  packageFailed: 'The contest package could not be downloaded. Check your network, and try again.',
  csvColumns: [
    'Problem',
    'Title',
    'Username',
    'Display name',
    'Language',
    'Contest time',
    'Written',
    'Received',
    'State',
    'Verdict',
    'Score',
    'Points',
  ],
  answer: 'Answer',

  api: 'Contest API',
  apiHint:
    'Other programs, such as resolvers and spectator boards of the ICPC, read the contest at this address. Without a password they get what the leaderboard shows to everybody.',
  copyAddress: 'Copy address',
  packageHint: 'The contest package of the ICPC, with all submissions, is at this address. Use the password.',
  copyPackage: 'Copy package address',
  user: 'Any user name works. Keep the password secret: it gives access to all submissions.',
  newKey: (key: string) => `Password: ${key}`,
  keyOnce: 'Copy the password now. It is not shown again.',
  copyKey: 'Copy password',
  createKey: 'Create a password',
  replaceKey: 'Replace the password',
  confirmReplace: 'The old password will stop working. Replace it?',
  deleteKey: 'Delete the password',
});
