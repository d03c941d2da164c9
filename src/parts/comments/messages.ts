import { translated } from '../../lib/translation';

/** Texts of comments in classes and on problems. */
export const messages = translated('parts/comments', {
  send: 'Save',
  cancel: 'Cancel',
  notSaved: 'The comment could not be saved on this device. Copy it, and try again.',
  pending: {
    saved: 'Saved on this device. It is sent when there is a network.',
    signInNeeded: 'Saved on this device. Sign in again to send it.',
    refused: (reason: string) => `Not accepted: ${reason}`,
  },
});
