import type { ScoringKind } from '../../../contract/rules/contest/contest-score';
import { translated } from '../../lib/translation';

const names: Record<ScoringKind, string> = {
  points: 'Sum of points',
  icpc: 'ICPC: solved problems, then penalty time',
  ioi: 'IOI: best result of each test group',
};

/** How a contest is scored, in two sentences for participants and organisers. */
const texts: Record<ScoringKind, (penaltyMinutes: number) => string> = {
  points: () =>
    'Your best submission counts for each problem, and the points of all problems add up. With equal points, the earlier last improvement ranks first.',
  icpc: (penaltyMinutes) =>
    `Participants are ranked by solved problems, then by less penalty time. Each solved problem adds the minute of its accepted submission and ${penaltyMinutes} minutes for each wrong attempt before it; compile errors do not count.`,
  ioi: () =>
    'For each test group of a problem, your best result counts, also from different submissions. The points of all problems add up; with equal points, the earlier last improvement ranks first.',
};

export const messages = translated('parts/scoring', { names, texts });
