export { type Closing, findClosing, findClosings, refuseIfClosed } from './find-closings';
export { canPractise, findOpened, practiceOpensMs } from './opened-problems';
export { readRunningContests } from './running-contests';
