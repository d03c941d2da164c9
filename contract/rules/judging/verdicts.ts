/** Separate from the schemas, which pages that only show a verdict do not load. */
import { sentence } from '../../translation';

/** JE is an error of the judge, never of the user. */
export const verdicts = ['AC', 'WA', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'JE'] as const;

export const verdictLabels: Record<(typeof verdicts)[number], string> = {
  AC: sentence('Accepted'),
  WA: sentence('Wrong answer'),
  TLE: sentence('Time limit exceeded'),
  MLE: sentence('Memory limit exceeded'),
  OLE: sentence('Output limit exceeded'),
  RTE: sentence('Run-time error'),
  CE: sentence('Compile error'),
  JE: sentence('Judging error'),
};
