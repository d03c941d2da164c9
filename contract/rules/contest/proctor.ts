/** What a proctored contest forgives, and what it does not (D-30, PROC-*): decided alike on the device and on the server. */
import { proctorReturnMs } from '../../limits';

/** PROC-10, PROC-11: more warnings than are allowed. `maxWarnings` 0: no number of them is too many. */
export function isBeyondWarnings(warnings: number, maxWarnings: number): boolean {
  return maxWarnings > 0 && warnings > maxWarnings;
}

/** How the participant reads the count: '2 of 3', or only '2' where there is no limit. */
export function warningCountText(warnings: number, maxWarnings: number): string {
  return maxWarnings > 0 ? `${warnings} of ${maxWarnings}` : String(warnings);
}

/** Why somebody was eliminated, with the count (PROC-5, PROC-6). */
export function malpracticeCause(
  why: 'notBack' | 'tooManyWarnings',
  warnings: number,
  maxWarnings: number,
): string {
  const times = warnings === 1 ? 'once' : `${warnings} times`;
  if (why === 'tooManyWarnings') {
    return `Left the contest ${times}; ${maxWarnings} ${maxWarnings === 1 ? 'warning was' : 'warnings were'} allowed.`;
  }
  const seconds = proctorReturnMs / 1000;
  const count = warnings === 0 ? '' : `, having left it ${times}`;
  return `Did not come back to the contest within ${seconds} seconds${count}.`;
}
