/** Orders and states of the list of problems (D-15). */

/** `recommended`: easiest first, within a difficulty the most solved first. */
export const problemSorts = ['recommended', 'title', 'difficulty', 'newest', 'solved', 'acceptance'] as const;
export type ProblemSort = (typeof problemSorts)[number];

/** `tried`: not solved. */
export const problemStates = ['new', 'tried', 'solved'] as const;
export type ProblemState = (typeof problemStates)[number];
