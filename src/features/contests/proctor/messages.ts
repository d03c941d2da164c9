import { translated } from '../../../lib/translation';

export const messages = translated('features/contests/proctor', {
  proctored: 'You are in a proctored contest.',
  linksDisabled: 'Links to other pages are disabled until you finish.',
});
