import { translated } from '../../lib/translation';

/** Texts of work done signed out. */
export const messages = translated('data/device-work', {
  undecided: 'Waiting for a decision',
  undecidedDetail: 'Choose which account this work belongs to. It is sent after that.',
});
