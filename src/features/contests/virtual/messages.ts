import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';
import type { VirtualStanding } from './virtual-standing';

/** `2 hours and 30 minutes` */
function duration(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(minutes, 'minute');
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} and ${counted(rest, 'minute')}`;
}

/** Texts of virtual participation. */
export const messages = translated('features/contests/virtual', {
  title: 'Virtual participation',
  offer:
    'Solve the same problems at any time with your own timer, also without a network. The official leaderboard does not change.',
  openRun: 'Your virtual run',

  contestName: (slug: string) => `Contest ${slug}`,
  about: 'About this contest',
  somethingWrong: 'Something went wrong.',
  tryAgain: 'Try again',

  startTitle: (contest: string) => `${contest} (virtual)`,
  startIntro:
    'Your timer starts when you start the run. It keeps running if you reload the page or have no network.',
  problems: 'Problems',
  problemCount: (count: number, privateCount: number) =>
    privateCount === 0
      ? `${counted(count, 'problem')}, on this device`
      : `${counted(count, 'problem')}, on this device. Not included: ${counted(privateCount, 'private problem')}.`,
  time: 'Time',
  timeFromStart: (durationMs: number) => `${duration(durationMs)} from your start`,
  whatCounts: 'What counts',
  countsAsPractice:
    'Your submissions are judged as practice. At the end you see the rank that you would have had. The official leaderboard does not change.',
  allPrivate: 'All problems of this contest are private, so a virtual run is not possible.',
  start: 'Start virtual run',
  notStarted: 'The virtual run did not start',

  rank: ({ rank, participants, waiting }: VirtualStanding, result: string) => {
    const text = `Your rank would be ${rank} of ${participants}, with ${result}.`;
    return waiting === 0
      ? text
      : `${text} It can still change: ${counted(waiting, 'submission')} without a verdict.`;
  },
  privateLeftOut: 'Official participants also had private problems, which this run does not include.',
  notOnLeaderboard:
    'This was a virtual run. It does not appear on the leaderboard, and your submissions count as practice.',
});
