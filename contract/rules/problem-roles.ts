/** Each role includes the rights of those before it. */
export const problemRoles = ['tester', 'author', 'creator'] as const;
export type ProblemRole = (typeof problemRoles)[number];

/** tester: reads everything and comments · author: also changes · creator: also deletes and chooses the members */
export function mayOnProblem(role: ProblemRole, needed: ProblemRole): boolean {
  return problemRoles.indexOf(role) >= problemRoles.indexOf(needed);
}
