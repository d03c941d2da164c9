export { findAssigned } from './assigned-problems';
export { findTaskContent } from './read-assignments';
export { type MemberTaskState, readTaskStates } from './task-states';
export { recordWork } from './work-chain';
