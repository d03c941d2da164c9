export { type Closing, findClosing, findClosings, refuseIfClosed } from './find-closings';
export { canPractise, findOpened, practiceOpensMs } from './opened-problems';
export { findInRunningContests, readRunningContests } from './running-contests';
