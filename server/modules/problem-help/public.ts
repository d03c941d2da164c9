export { readOpeningsSince, readTaskHelp, type TaskHelp } from './class-openings';
export { exportOpenings } from './openings';
