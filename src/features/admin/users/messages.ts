import type { Role } from '../../../../contract/entities/admin/limits';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const roleNames: Record<Role, string> = { administrator: 'Administrator', teacher: 'Teacher' };

/** Texts about accounts. */
export const messages = translated('features/admin/users', {
  label: 'Users',
  searchHint: 'Part of a username, display name or email.',
  filter: 'Show',
  filters: {
    all: 'All accounts',
    blocked: 'Blocked accounts',
    administrators: 'Administrators',
    teachers: 'Teachers',
  },
  count: (total: number) => counted(total, 'account'),
  nobody: 'No account matches.',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  noEmail: 'No email',
  signsInAs: (name: string) => `No email, signs in as ${name}`,
  joined: 'Joined',
  state: 'Roles and state',
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  blocked: 'Blocked',
  active: 'Active',
  lastSignIn: 'Last sign-in',
  sessions: 'Open sessions',
  counts: 'Content',
  countsOf: (submissions: number, problems: number, contests: number) =>
    [counted(submissions, 'submission'), counted(problems, 'problem'), counted(contests, 'contest')].join(
      ' · ',
    ),
  storage: 'Storage used',
  megabytes: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
  uid: 'Account id',
  blockedSince: (at: string, by: string | null) => (by ? `Blocked ${at} by ${by}.` : `Blocked ${at}.`),

  sessionTitle: 'Sessions',
  endSessions: 'End all sessions',
  confirmEndSessions: 'Sign out on all devices?',
  endSessionsHint: 'The user signs in again on each device. Unsent work stays on the devices.',
  sessionsEnded: 'All sessions of this account have ended.',

  blockTitle: 'Block',
  block: 'Block account',
  blockHint:
    'The server then refuses everything from this account, and all sessions end. Unsent work stays on the devices. Only administrators see the reason.',
  ownHint: 'You cannot block your own account.',
  accountBlocked: 'The account is blocked.',
  unblock: 'Unblock account',
  confirmUnblock: 'Allow signing in again?',
  accountUnblocked: 'The account can sign in again.',

  passwordTitle: 'Password',
  makeLink: 'Make a reset link',
  confirmLink: 'Replace an earlier link?',
  linkHint:
    'The link sets a new password. It works once, for 24 hours, and ends all sessions when it is used.',
  linkMade: 'The link is ready.',
  linkOnce: (until: string) => `Copy the link now: it is not shown again. It is valid until ${until}.`,
  copyLink: 'Copy link',

  rolesTitle: 'Roles',
  grant: (role: Role) => `Make ${roleNames[role].toLowerCase()}`,
  confirmGrant: (role: Role) =>
    `Give all rights of ${role === 'administrator' ? 'an administrator' : 'a teacher'}?`,
  revoke: (role: Role) => `Remove role ${roleNames[role].toLowerCase()}`,
  confirmRevoke: 'Remove the role?',
  roleChanged: 'The roles were changed.',
  roleHints: {
    administrator: 'Administrators can do everything on these pages.',
    teacher: 'Teachers may create classes.',
  } satisfies Record<Role, string>,
  roleNames,
});
