/** What somebody may do with a problem. */
export const problemRoles = ['tester', 'author', 'creator'] as const;
