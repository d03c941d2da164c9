export { findAssigned } from './assigned-problems';
export { findEditorialTimes } from './editorial-times';
export { findTaskContent } from './read-assignments';
export { type MemberTaskState, readTaskStates } from './task-states';
export { recordWork } from './work-chain';
