import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountKey } from '../auth/session';

/** Target of the app shortcut: opens the last edited draft. */
export const Route = createFileRoute('/continue')({
  beforeLoad: async () => {
    const { newestDraft } = await import('../data/drafts/newest-draft');
    const draft = await newestDraft(accountKey()).catch(() => undefined);
    if (!draft) throw redirect({ to: '/explore', replace: true });
    throw redirect({ to: '/code/$problemID', params: { problemID: draft.problemID }, replace: true });
  },
});
