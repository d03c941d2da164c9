import { counted } from '../../../../lib/words';

/** Texts about invitations. */
export const messages = {
  title: 'Invitations',
  intro:
    'An invitation admits people to this contest, also if its list of emails does not contain them, and without the contest password. People sign in with their own account.',
  needsNetwork: 'Invitations need a network.',
  uses: 'Number of people (optional)',
  usesHint: 'Empty: unlimited',
  usesWrong: 'Type a whole number from 1 to 10000, or leave it empty.',
  createLink: 'Create link',
  emails: 'Email addresses',
  mailHints: {
    sent: 'Up to 50 addresses, separated by commas or lines. Each person gets an address that works once.',
    saved: 'This server writes mails to files, so nobody receives them. Ask its operator to set SMTP_URL.',
    off: 'This server cannot mail invitations until its operator sets PUBLIC_URL. Share a link instead.',
  },
  sendMails: (count: number) => (count === 0 ? 'Send invitations' : `Send ${counted(count, 'invitation')}`),
  nobodyYet: 'Not accepted yet',
  acceptedBy: (names: string) => `Accepted by ${names}`,
  usedOf: (used: number, max: number) => `${used} of ${max} used`,
  copyLink: 'Copy the link',
  revoke: 'Revoke',
  revoked: 'Revoked',
  confirmRevoke: 'Revoke this invitation?',
};
