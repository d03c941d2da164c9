export { passOnProblems } from './change-members';
export { findAuthored, findProblemRole, isMemberOf, maySpread } from './find-role';
export { listInvitations } from './read-members';
