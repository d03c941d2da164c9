/** Call these in the transaction that earns a badge. */
export { awardBadges } from './award';
export { awardForPractice, recordAccepted } from './record-accepted';
export { type ChangedWork, recountProblem } from './recount';
export { readStreaks } from './streaks';
export { isWorkBadge } from './work-badges';
