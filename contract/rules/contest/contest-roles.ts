/** What the people who run a contest may do. Each role includes the ones before it. */

/**
 * read: sees participants and submissions · judge: decides entries, rejudges, answers, announces · all: also manages
 * participants and the clock. Only the creator edits and deletes the contest and chooses its staff.
 */
export const staffRoles = ['read', 'judge', 'all'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const contestRoles = [...staffRoles, 'creator'] as const;
export type ContestRole = (typeof contestRoles)[number];

export const mayAct = (role: ContestRole, needed: ContestRole): boolean =>
  contestRoles.indexOf(role) >= contestRoles.indexOf(needed);
