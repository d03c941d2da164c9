/** For the administration of an installation. */
export const adminLimits = {
  pageSize: 50,
  searchLengthMax: 100,
  reasonLengthMax: 500,
  resetLinkHours: 24,
} as const;
/** `teacher` may make classes. */
export const roles = ['administrator', 'teacher'] as const;
export type Role = (typeof roles)[number];
