/** What somebody may do with a problem. Each role includes the rights of those before it. */
export const problemRoles = ['tester', 'author', 'creator'] as const;
export type ProblemRole = (typeof problemRoles)[number];
/** Of invited people. */
export const memberRoles = ['tester', 'author'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** tester: reads everything and comments · author: also changes · creator: also deletes and chooses the members */
export function mayOnProblem(role: ProblemRole, needed: ProblemRole): boolean {
  return problemRoles.indexOf(role) >= problemRoles.indexOf(needed);
}
