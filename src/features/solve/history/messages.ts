import { translated } from '../../../lib/translation';

/** Texts of the tab “Your submissions”. */
export const messages = translated('features/solve/history', {
  empty: 'No submissions yet',
  emptyHint: 'Your submissions appear here with their code and verdict.',
  otherDevices: 'From other devices',
  earlierVersions: 'Earlier versions',
  earlierVersion: 'Earlier version',
  fromDevice: (device: string) => `From ${device}`,
  fromTwoTabs: 'Changed in two tabs',
  code: 'Code',
  restore: 'Restore into editor',
  /** Shown until there is a verdict. */
  receipt: {
    saved: 'On this device',
    sent: 'Sent',
    judging: 'Judging',
    refused: 'Refused',
    signInNeeded: 'Sign-in needed',
    judged: 'Judged',
  },
});
