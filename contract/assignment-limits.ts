export const assignmentLimits = {
  titleLengthMax: 120,
  /** Instructions, and each solution. */
  textLengthMax: 10_000,
  tasksMax: 50,
  groupsMax: 50,
  /** Of one class. */
  assignmentsMax: 200,
} as const;
