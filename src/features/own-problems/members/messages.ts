import { translated } from '../../../lib/translation';

/** Texts about co-authors and testers of a problem. */
export const messages = translated('features/own-problems/members', {
  title: (problem: string) => `People of ${problem}`,
  roles: { creator: 'Creator', author: 'Co-author', tester: 'Tester' },
  rights: {
    author: 'Co-authors read everything, change and export the problem, and comment.',
    tester: 'Testers read everything and comment, but change nothing.',
  },
  introMember: 'Only the creator can change this list.',
  list: 'People who work on the problem',
  person: 'Username or email',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  invite: 'Invite',
  invited: 'Invited',
  remove: 'Remove',
  confirmRemove: (name: string) => `Remove ${name}?`,
  leave: 'Leave',
  confirmLeave: 'Leave? You lose access.',
  left: 'You no longer work on the problem.',
  close: 'Close',

  invitations: 'Invitations',
  invitation: (title: string, by: string, role: string) =>
    by === '' ? `You are invited to “${title}” as ${role}.` : `${by} invites you to “${title}” as ${role}.`,
  asAuthor: 'co-author',
  asTester: 'tester',
  accept: 'Accept',
  acceptOf: (title: string) => `Accept the invitation to ${title}`,
  decline: 'Decline',
  declineOf: (title: string) => `Decline the invitation to ${title}`,
  accepted: 'You now work on the problem.',
});
