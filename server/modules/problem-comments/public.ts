export { exportProblemComments } from './export-comments';
export { countComments } from './sync-comments';
