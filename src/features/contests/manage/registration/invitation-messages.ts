import { invitationLimits as limits } from '../../../../../contract/account-limits';
import { counted } from '../../../../lib/words';

/** Texts about invitations. */
export const messages = {
  title: 'Invitations',
  intro:
    'An invitation admits people to this contest, also if its list of emails does not contain them, and without the contest password. People sign in with their own account.',
  needsNetwork: 'Invitations need a network.',

  link: 'Invite by link',
  uses: 'Number of people (optional)',
  usesHint: 'Empty: unlimited',
  usesWrong: `Type a whole number from 1 to ${limits.usesMax}, or leave it empty.`,
  days: 'Valid for days (optional)',
  daysHint: 'Empty: until you revoke it',
  daysWrong: `Type a whole number from 1 to ${limits.daysMax}, or leave it empty.`,
  createLink: 'Create link',
  linkCreated: 'Link created. Copy it below.',

  mail: 'Invite by email',
  emails: 'Email addresses',
  mailHints: {
    sent: `Up to ${limits.mailsAtOnceMax} addresses, separated by commas or lines. Each person gets an address that works once.`,
    saved: 'This server writes mails to files, so nobody receives them. Ask its operator to set SMTP_URL.',
    off: 'This server cannot mail invitations until its operator sets PUBLIC_URL. Share a link instead.',
  },
  wrongEmail: (text: string) => `“${text}” is not an email address. Correct or remove it.`,
  tooManyEmails: (count: number) =>
    `These are ${count} addresses. Send at most ${limits.mailsAtOnceMax} at once.`,
  sendMails: (count: number) => (count === 0 ? 'Send invitations' : `Send ${counted(count, 'invitation')}`),

  none: 'You have not invited anyone yet.',
  tryAgain: 'Try again',
  showMore: 'Show more',
  linkFrom: (time: string) => `Link, created ${time}`,
  nobodyYet: 'Not accepted yet',
  acceptedBy: (names: string, others: number) =>
    others === 0 ? `Accepted by ${names}` : `Accepted by ${names} and ${others} more`,
  usedOf: (used: number, max: number) => `${used} of ${max} used`,
  validUntil: (time: string) => `Valid until ${time}`,
  copyLink: 'Copy the link',
  revoke: 'Revoke',
  confirmRevoke: 'Revoke this invitation?',
  states: { revoked: 'Revoked', expired: 'Expired', used: 'Used up' },
};
