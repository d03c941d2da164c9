import type { WorkState } from '../../../data/contest-run/contest-practice';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of practice and editorials after a contest. */
export const messages = translated('features/contests/practice', {
  title: 'Problems',
  intro: 'You can solve the problems as practice. The leaderboard of the contest does not change.',
  solve: 'Solve as practice',
  solveNamed: (title: string) => `Solve as practice: ${title}`,
  editorial: 'Editorial',
  editorialOf: (title: string) => `Editorial: ${title}`,
  inContest: {
    solved: 'Contest: solved',
    tried: 'Contest: tried',
    untouched: 'Contest: not tried',
  } satisfies Record<WorkState, string>,
  inPractice: {
    solved: 'Practice: solved',
    tried: 'Practice: tried',
    untouched: 'Practice: not tried',
  } satisfies Record<WorkState, string>,
  private: 'Private: not open for practice',
  leftOut: (count: number) => `Not listed: ${counted(count, 'private problem')}.`,
  virtualRun: 'Editorials are hidden until your virtual run ends.',
  notFetched: 'Editorials appear when you are online.',
  notOnDevice: 'The problems are not on this device. Connect to the network to load them.',
  again: 'Try again',
});
