import { translated } from '../../lib/translation';

/** Texts of the report button and form. */
export const messages = translated('features/report', {
  openForm: 'Report a bug or request a feature',
  panel: 'Report a bug',

  title: 'Send a report',
  type: 'Type of report',
  types: { bug: 'Bug', feature: 'Feature Request', other: 'Other' },
  description: 'What happened, or what would you like to see?',
  descriptionMissing: 'Enter a description.',
  email: 'Email (optional, for follow-up)',
  emailHint:
    'Without an email the report is anonymous. It includes the address of this page and the size of your screen.',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending…',

  addScreenshot: 'Add a screenshot of this page',
  takingScreenshot: 'Taking the screenshot…',
  screenshotFailed: 'Could not take a screenshot of this page. You can send the report without it.',
  screenshotPreview: 'Screenshot that will be sent',

  saved: 'Your report is saved on this device and is sent as soon as the server can be reached.',
  /** BUG-12 */
  sent: 'Bug report submitted successfully! Thank you so much for helping to improve the product.',
  /** BUG-13 */
  failed: (reason: string) => `Error while submitting bug report. ${reason}`,
  savedAfterFailure: 'The report is saved on this device and is sent as soon as the server works again.',
});
