export { findManagedContest, findRole } from './contest-role';
export { type ContestRow, clockOf, contestTimeOf, drawFrom, findContest } from './contest-row';
export { upsertContest } from './create/create-contest';
export { standingOf } from './entries/entry-standing';
export { chainRefusedEntry } from './entries/refused-entry';
export { readGroupScores, toScored } from './entries/scored-entries';
export {
  awardContestant,
  recordVerdict,
  refreshRejudged,
  refreshStanding,
  refreshStandings,
} from './entries/standings';
export { readEntry } from './manage/manage-entries';
export { readNotes } from './manage/manage-notes';
export { findGivenProblemInRun } from './read/given-problem';
export { canReadContest } from './run/admission';
export { type AcceptedEntry, enterContest } from './run/enter';
export { findRun } from './run/run-row';
