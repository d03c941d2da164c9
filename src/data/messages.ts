import { translated } from '../lib/translation';

/** Texts of errors on the device. */
export const messages = translated('data', {
  storageFull:
    'Not enough space on this device to save your work. Copy your work, free some space (for example under Offline use), and try again.',
  outdatedApp: 'Codeferry was updated in another tab. Reload this page, then try again. Your text is saved.',
  draftTooLong: (bytesMax: number) => `Drafts over ${bytesMax / 1024} kB are saved only on this device.`,
  runEndNotImported: 'Only the device of a contest run can report how the run ended.',
  sampleRunNotImported: 'Sample runs are not imported. Run the samples again on this device.',
});
