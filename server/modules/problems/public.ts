export { requirePerson } from './create-problem';
export { type ProblemVersion, readDetails, readDetailsOf, readNewestDetails } from './detail';
export { readWholeProblem } from './export-problem';
export { readPage, visible } from './list-page';
export { withHelp } from './problem-help';
export { startRefreshingCounts } from './refresh-counts';
