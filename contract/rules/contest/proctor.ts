/** D-30, PROC-*; the same on device and server. */
import { proctorReturnMs } from '../../limits';

/** Written by any device of the contest, also an older one. */
export const isNotBackCause = (cause: string): boolean => cause.includes('did not return within');

/** PROC-10, PROC-11. `maxWarnings` 0: unlimited. */
export function exceedsWarnings(warnings: number, maxWarnings: number): boolean {
  return maxWarnings > 0 && warnings > maxWarnings;
}

/** '2 of 3', or only '2' if unlimited. */
export function warningCountText(warnings: number, maxWarnings: number): string {
  return maxWarnings > 0 ? `${warnings} of ${maxWarnings}` : String(warnings);
}

/** PROC-5, PROC-6 */
export function malpracticeCause(
  why: 'notBack' | 'tooManyWarnings',
  warnings: number,
  maxWarnings: number,
  warningSeconds = 0,
): string {
  if (why === 'tooManyWarnings' && warningSeconds > 0) {
    const reached = warnings === 1 ? '1 warning' : `${warnings} warnings`;
    const allowed = maxWarnings === 1 ? '1 was' : `${maxWarnings} were`;
    return `Was away long enough for ${reached}, one for each ${warningSeconds} seconds; ${allowed} allowed.`;
  }
  const times = warnings === 1 ? 'once' : `${warnings} times`;
  if (why === 'tooManyWarnings') {
    const allowed = maxWarnings === 1 ? '1 warning was' : `${maxWarnings} warnings were`;
    return `Left the contest ${times}; ${allowed} allowed.`;
  }
  const seconds = proctorReturnMs / 1000;
  return warnings === 0
    ? `Left the contest and did not return within ${seconds} seconds.`
    : `Left the contest ${times} and did not return within ${seconds} seconds.`;
}

/** Details of events: English in every language, because organiser and participant may read different ones. */
export const proctorDetails = {
  leftPage: 'Left the contest page.',
  excused: {
    pageLeft: 'The contest page opened without full screen or in the background: no warning.',
    fullscreenExit: 'Outside full screen after a pop-up or a pause: no warning.',
    blur: 'No warning.',
  },
  blocked: {
    developerTools: 'developer tools',
    clipboard: 'clipboard',
    rightClick: 'right click',
  },
} as const;
