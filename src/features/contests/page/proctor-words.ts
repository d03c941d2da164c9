import { proctorReturnMs } from '../../../../contract/limits';

/** @param maxWarnings 0: unlimited (PROC-11) */
export function proctorRules(maxWarnings: number, hasFullScreen: boolean): string[] {
  const seconds = proctorReturnMs / 1000;
  const away = hasFullScreen ? 'leave full screen or the window' : 'leave the window';
  const count =
    maxWarnings === 0
      ? 'There is no limit to the warnings.'
      : `More than ${maxWarnings === 1 ? 'one warning' : `${maxWarnings} warnings`} disqualifies you.`;
  return [
    ...(hasFullScreen ? ['The contest fills the screen, and its window keeps the focus.'] : []),
    `If you ${away}, or reload or close the page, you get a warning and have ${seconds} seconds to return before you are disqualified. ${count}`,
    'Right click, copy, paste and the developer tools are blocked.',
    'A lost network is never a warning.',
  ];
}

/** For devices without full screen for pages, such as iPhones. */
export const noFullScreen =
  'This device cannot show a page in full screen. Here it is the focus that counts: the contest must stay in front, and switching to another app or tab is leaving it.';
