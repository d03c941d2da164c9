/** What other modules tell of: whatever earns a badge says so in its own transaction. */
export { awardBadges } from './award';
export { awardForPractice, recordAccepted } from './record-accepted';
export { type ChangedWork, recountProblem } from './recount';
export { readStreaks } from './streaks';
