export { type Closing, findClosing, findClosings, refuseIfClosed } from './find-closings';
export { closedText } from './messages';
export { canPractise, findOpened } from './opened-problems';
export { findInRunningContests, readRunningContests } from './running-contests';
