/** Separate from the schemas, which the addresses of pages do not load. `held`: not judged before the organiser decides. */
export const contestStates = ['counted', 'late', 'held', 'refused'] as const;
