import { translated } from '../../lib/translation';

/** Texts of the import of work from a file. */
export const messages = translated('data/work-file', {
  notJson: 'This is not a Codeferry export, or the file is incomplete. It is not JSON.',
  notAnExport: 'This is not a Codeferry export.',
  newerVersion:
    'A newer version of Codeferry exported this file. Reload this page with a network, then import the file.',
  damaged: (place: string, problem: string) =>
    `This file was changed or is damaged. At ${place || 'the top level'}: ${problem}.`,
  /** Ends of the sentence above. */
  notATime: 'is not a time',
  notAnId: 'is not an id',
  foreign: (username: string | undefined) =>
    `This file contains the work of ${username ? `@${username}` : 'another account'}. Sign in with that account, then import the file.`,
  newerItem: 'A newer version of Codeferry wrote it. Reload this page with a network.',
  maybeSent: 'The server may already have it. Only the device where you wrote it can send it.',
  foreignItem: 'It belongs to another account.',
  damagedItem: 'It is damaged.',
  otherDraft: (name: string) =>
    `This device has another version of the draft ${name ? `“${name}”` : 'without a title'}. Discard that one, then import the file again.`,
});
