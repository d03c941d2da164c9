/** Badges: what there is to earn, and how (D-34). The server awards them; a page explains them, without a network too. */

export const badgeNames = [
  'beginner',
  'solver-10',
  'solver-50',
  'solver-100',
  'streak-7',
  'streak-30',
  'contestant',
  'setter',
] as const;
export type BadgeName = (typeof badgeNames)[number];

export interface BadgeWords {
  readonly title: string;
  readonly description: string;
  /** How it is earned, as a sentence. */
  readonly how: string;
}

const solver = (count: number, description: string): BadgeWords => ({
  title: `Solver ${count}`,
  description,
  how: `Solve ${count} different problems or questions.`,
});
const streak = (days: number, description: string): BadgeWords => ({
  title: `Streak ${days}`,
  description,
  how: `Solve something on ${days} days in a row. Days are counted in UTC.`,
});

export const badges: Readonly<Record<BadgeName, BadgeWords>> = {
  beginner: { title: 'Beginner', description: 'Everybody starts here.', how: 'Create an account.' },
  'solver-10': solver(10, 'The first ten are behind you.'),
  'solver-50': solver(50, 'Half a hundred, one after the other.'),
  'solver-100': solver(100, 'A hundred problems that are problems no more.'),
  'streak-7': streak(7, 'A week without a gap.'),
  'streak-30': streak(30, 'A month without a gap.'),
  contestant: {
    title: 'Contestant',
    description: 'Went in with the clock running, and handed something in.',
    how: 'Take part in a contest and get something accepted there.',
  },
  setter: {
    title: 'Setter',
    description: 'Wrote something for others to think about.',
    how: 'Publish a problem or a question of your own.',
  },
};

/** Solved problems, and days in a row, at which there is a badge. */
export const solverSteps = [10, 50, 100] as const;
export const streakSteps = [7, 30] as const;

/** The badge with this name, whatever its case. */
export function findBadge(name: string): BadgeName | undefined {
  const wanted = name.toLowerCase();
  return badgeNames.find((badge) => badge === wanted);
}
