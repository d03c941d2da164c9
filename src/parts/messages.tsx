/** Texts of parts that several features show. */

import type { ReactNode } from 'react';
import { translated } from '../lib/translation';

const productTitle = 'Codeferry: practice and contests that keep working offline';

export const messages = translated('parts', {
  themes: { dark: 'Dark', light: 'Light', system: 'System' },

  private: 'Private',
  privateHint: 'Only people with access can see this problem',

  absent: 'Not on this device',
  absentSuffix: ', not on this device',
  doesNotExist: (name: string) => `${name} does not exist`,
  maybePrivate: 'It may also be private. Check the address, or search for it under Explore.',
  notOnDevice: (name: string) => `${name} is not on this device`,
  downloadNow: 'Download now',
  needsNetworkOnce: (offlineUse: ReactNode) => (
    <>
      Connect once to download it. Pages that you opened before work without a network. To download more, open{' '}
      {offlineUse}.
    </>
  ),
  offlineUse: 'Offline use',

  saved: 'Saved on this device',
  savedSending: 'Saved on this device. Sending…',
  savedOffline: 'Saved on this device. It is sent as soon as the server can be reached.',
  savedSignInNeeded: 'Saved on this device. Sign in to send it.',
  notSent: 'Not sent',
  sent: 'Sent',
  judging: 'Judging',

  closed: {
    title: 'Part of a running contest',
    titleOf: (contest: string) => `Part of the contest “${contest}”`,
    forParticipants: (until: string) =>
      `Practice and statistics of this problem are closed to participants until ${until}. Submissions and answers that you send here are refused, so submit in the contest.`,
    forVisitors: (until: string) =>
      `Practice and statistics of this problem are closed to signed-out visitors until ${until}. If you do not take part in the contest, sign in to practise.`,
    open: 'Open the contest',
  },

  sample: 'Sample',
  sampleNumber: (number: number) => `Sample ${number}`,
  input: 'Input',
  output: 'Output',

  updated(age: string | undefined, offline: boolean): string {
    if (age === undefined) return offline ? 'Offline' : 'Not downloaded yet';
    return offline ? `Updated ${age} · offline` : `Updated ${age}`;
  },
  refresh: 'Refresh',

  productName: 'Codeferry',
  /** NAV-25: page titles by path; `$name` matches one path segment. */
  pageTitles: {
    '/': productTitle,
    '/hero': productTitle,
    '/explore': 'Explore',
    '/problems/create': 'Create a problem',
    '/problems/mine': 'My problems',
    '/problems/preview': 'Problem preview',
    '/problems/$problemID': 'Problem',
    '/problems/$problemID/solutions': 'Solutions',
    '/challenges/$challengeID': 'Challenge',
    '/code/$problemID': 'Solve',
    '/quiz/$problemID': 'Question',
    '/admin': 'Administration',
    '/classes': 'Classes',
    '/classes/$classID': 'Class',
    '/classes/$classID/work': 'Work of a class',
    '/lists': 'Lists',
    '/lists/$listID': 'List',
    '/contests': 'Contests',
    '/contests/$contestSlug/code': 'Contest',
    '/contests/$contestSlug/manage': 'Manage contest',
    '/contests/create': 'Create a contest',
    '/contests/mine': 'My contests',
    '/contests/preview': 'Contest preview',
    '/contests/$contestSlug': 'Contest',
    '/leaderboard/$contestSlug': 'Leaderboard',
    '/leaderboard/$contestSlug/screen': 'Big screen',
    '/leaderboard/$contestSlug/resolver': 'Resolver',
    '/contests/$contestSlug/results': 'Results',
    '/tags': 'Tags',
    '/tags/$tag': 'Tag',
    '/badges/$badgeName': 'Badge',
    '/login': 'Sign in',
    '/shared': 'Shared device',
    '/signup': 'Sign up',
    '/forgot-password': 'Forgot password',
    '/profile': 'Profile',
    '/profile/edit': 'Edit profile',
    '/profile/$username': 'Profile',
    '/join': 'Join this server',
    '/offline': 'Offline use',
    '/settings': 'Settings',
    '/share': 'Shared with Codeferry',
    '/status': 'System status',
    '/meta': 'About this installation',
    '/test': 'Device check',
    '/terms': 'Terms of use',
    '/privacy': 'Privacy',
    '/under-construction': 'Under construction',
  },
});
