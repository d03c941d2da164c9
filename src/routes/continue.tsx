import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountKey } from '../auth/session';
import { deviceAccount } from '../data/account/account';

/** Target of the app shortcut: opens what the home page offers first, or that page. */
export const Route = createFileRoute('/continue')({
  beforeLoad: async () => {
    const { newestWork } = await import('../data/drafts/newest-draft');
    const problemID = await newestWork(accountKey()).catch(() => undefined);
    if (problemID !== undefined)
      throw redirect({ to: '/code/$problemID', params: { problemID }, replace: true });
    throw redirect({ to: accountKey() === deviceAccount ? '/explore' : '/', replace: true });
  },
});
