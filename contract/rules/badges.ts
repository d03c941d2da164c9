/** D-34. The server awards badges; the client explains them, also offline. */
import { sentence } from '../translation';
import type { BadgeName } from './badge-names';

export interface BadgeWords {
  readonly title: string;
  readonly description: string;
  readonly how: string;
}

const inWords = (title: string, description: string, how: string): BadgeWords => ({
  title: sentence(title),
  description: sentence(description),
  how: sentence(how),
});
const solver = (count: number, description: string): BadgeWords =>
  inWords(`Solver ${count}`, description, `Solve ${count} different problems or questions.`);
const streak = (days: number, description: string): BadgeWords =>
  inWords(
    `Streak ${days}`,
    description,
    `Solve a problem on ${days} consecutive days. Days are counted in UTC.`,
  );

export const badges: Readonly<Record<BadgeName, BadgeWords>> = {
  beginner: inWords('Beginner', 'Created an account.', 'Create an account.'),
  'solver-10': solver(10, 'Ten problems solved.'),
  'solver-50': solver(50, 'Fifty problems solved.'),
  'solver-100': solver(100, 'A hundred problems solved.'),
  'streak-7': streak(7, 'A week of daily practice.'),
  'streak-30': streak(30, 'A month of daily practice.'),
  contestant: inWords(
    'Contestant',
    'Had a submission accepted in a contest.',
    'Get a submission accepted during a contest.',
  ),
  setter: inWords('Setter', 'Published a problem for others.', 'Publish a problem or question.'),
};

/** Solved problems, and consecutive days. */
export const solverSteps = [10, 50, 100] as const;
export const streakSteps = [7, 30] as const;
