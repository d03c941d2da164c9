/** Separate from the schemas, which pages that only show a verdict do not load. */

/** JE is an error of the judge, never of the user. */
export const verdicts = ['AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'JE'] as const;

export const verdictLabels: Record<(typeof verdicts)[number], string> = {
  AC: 'Accepted',
  WA: 'Wrong answer',
  TLE: 'Time limit exceeded',
  MLE: 'Memory limit exceeded',
  OLE: 'Output limit exceeded',
  RTE: 'Run-time error',
  CE: 'Compile error',
  JE: 'Judging error',
};
