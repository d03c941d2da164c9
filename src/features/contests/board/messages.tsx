import type { ReactNode } from 'react';
import { locale, translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const wrongAttempts = (count: number) => counted(count, 'wrong attempt');

/** Texts of the leaderboard page. */
export const messages = translated('features/contests/board', {
  title: 'Leaderboard',
  titleOf: (contest: string) => `Leaderboard for ${contest}`,
  notOnDeviceTitle: (slug: string) => `Leaderboard of ${slug}`,
  backToContest: 'Contest',
  backToContests: 'Contests',
  asOf: (time: string) => `As of ${time}`,
  somethingWrong: 'Something went wrong.',
  tryAgain: 'Try again',
  frozenSince: (time: string) =>
    `The leaderboard has been frozen since ${time}. Later results appear when the freeze ends.`,
  ownRank: (rank: number, total: number, result: string) => (
    <>
      Your rank is <strong>{`${rank} of ${total.toLocaleString(locale)}`}</strong>
      {`, with ${result}.`}
    </>
  ),
  showOwnRow: 'Show my row',
  emptyTitle: 'Nobody is on the leaderboard yet',
  empty: 'Participants appear here when they start the contest.',

  pastOpen: 'Show a past moment',
  pastClose: 'Back to now',
  pastTime: 'Contest time',
  pastFailed: (reason: string) => `Past moments need the network. ${reason}`,
  awards: 'Awards',
  awardOf: (id: string) => {
    const known: Readonly<Record<string, string>> = {
      winner: 'Winner',
      'gold-medal': 'Gold medal',
      'silver-medal': 'Silver medal',
      'bronze-medal': 'Bronze medal',
    };
    return known[id] ?? `First to solve ${id.slice('first-to-solve-'.length)}`;
  },
  bigScreen: 'Big screen',
  screenFrozen: 'The leaderboard is frozen. Later results appear when the freeze ends.',
  screenOld: 'Not connected. This is the last known leaderboard.',
  resolver: {
    title: 'Resolver',
    titleOf: (contest: string) => `Resolver for ${contest}`,
    onlyOrganiser: 'Only the organiser of the contest can open the resolver. Sign in as the organiser.',
    notOver: 'The resolver opens after the end of the contest.',
    back: 'Step back',
    next: 'Next',
    reveal: (letter: string) => `Reveal ${letter}`,
    pending: (name: string, letter: string) => `${name}: the result of problem ${letter} is next.`,
    final: (name: string, rank: number) => `${name} is final, with rank ${rank}.`,
    done: 'All results are revealed.',
  },
  downloadCsv: 'Download CSV',
  rowsMissing: (total: number) =>
    `Not all of the ${total.toLocaleString(locale)} rows are on this device. Connect to a network and try again.`,
  icpcResult: (solved: number, minutes: number) =>
    `${solved} solved and ${counted(minutes, 'penalty minute')}`,
  points: (score: number) => counted(score, 'point'),
  csvColumns: ['Rank', 'Username', 'Display name', 'Score', 'Solved', 'Time', 'Attempts'],
  csvAffiliation: ['Affiliation', 'Country'],
  csvPenalty: 'Penalty minutes',
  csvProblemColumns: (letter: string) => [letter, `${letter} wrong attempts`, `${letter} time`],

  legendTitle: 'How to read the leaderboard',
  worth: (points: number) => counted(points, 'point'),
  penalty: 'Penalty',
  penaltyMinutes: (minutes: number) => `Penalty ${minutes}`,
  legendSigns:
    '✓: solved · a number: best points · +: wrong attempts before that · −: only wrong attempts · ?: result not shown yet · ★: first to solve',
  problems: 'Problems',
  legendProblem: (letter: string, title: string): ReactNode => (
    <>
      <strong>{letter}</strong> {title}
    </>
  ),

  table: 'Leaderboard',
  rank: 'Rank',
  username: 'Username',
  score: 'Score',
  solved: 'Solved',
  time: 'Time',
  otherRows: 'More rows',
  rowNotOnDevice: 'Not on this device',
  solvedCount: (count: number) => `${count} solved`,

  wrongAttempts,
  cell: (letter: string, facts: readonly string[]) => `${letter}: ${facts.join(', ')}`,
  cellSolved: 'solved',
  cellPoints: (score: number) => counted(score, 'point'),
  cellResult: (result: string, wrong: number, time: string | undefined) =>
    `${result}${wrong > 0 ? ` after ${wrongAttempts(wrong)}` : ''}${time === undefined ? '' : ` at ${time}`}`,
  cellFirst: 'first to solve',
  cellPending: 'a result is not shown yet',
});
