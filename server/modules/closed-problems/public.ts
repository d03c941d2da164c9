export { type Closing, findClosing, findClosings, refuseIfClosed } from './find-closings';
export { readRunningContests } from './running-contests';
