import { translated } from '../../../lib/translation';

/** Texts of proctoring. `leftPage` and `excused` are details of events, which the organiser reads too. */
export const messages = translated('features/contests/proctor', {
  proctored: 'You are in a proctored contest.',
  linksDisabled: 'Links to other pages are disabled until you finish.',
  leftPage: 'Left the contest page.',
  excused: {
    pageLeft: 'The contest page opened without full screen or in the background: no warning.',
    fullscreenExit: 'Outside full screen after a pop-up or a pause: no warning.',
    blur: 'No warning.',
  },
});
