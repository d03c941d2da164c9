/** Apart from the schemas: a page that only names a verdict has no use for those. */

/** Judgement types, in the field's words: JE is our own fault and never blamed on the user. */
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
