export { type MemberTaskState, readTaskStates } from './task-states';
