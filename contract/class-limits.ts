import { teamLimits } from './account-limits';

export const classLimits = {
  nameLengthMax: 60,
  groupLengthMax: teamLimits.nameLengthMax,
  /** Students and teachers who have not left. */
  membersMax: 500,
  /** Of one person, archived ones included. */
  classesMax: 50,
  /** Per request, of a change of groups. */
  changedAtOnceMax: 500,
} as const;
