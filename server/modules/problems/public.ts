export { requirePerson } from './create-problem';
export { type ProblemVersion, readDetails, readDetailsOf, readNewestDetails } from './detail';
export { readWholeProblem } from './export-problem';
export { deleteHistories } from './history/delete-histories';
export { readPage, visible } from './list-page';
export { withHelp } from './problem-help';
export { readNewImages, withImages } from './problem-images';
export { startRefreshingCounts } from './refresh-counts';
export { titlesSql, withoutDefaults } from './translated-titles';
