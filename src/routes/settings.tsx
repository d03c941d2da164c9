import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { session } from '../auth/session';
import { AccountSecurity } from '../features/account/security/account-security';
import { SignOutButton } from '../features/account/session/sign-out-button';
import { StorageFacts } from '../features/offline/storage-facts';
import { SettingsPage } from '../features/settings/settings-page';
import { LanguageChoice } from '../features/shell/language-choice';
import { ThemeChoice } from '../features/shell/theme-choice';

export const Route = createFileRoute('/settings')({
  component: () => (
    <SettingsPage
      theme={<ThemeChoice named />}
      language={<LanguageChoice />}
      storage={<StorageFacts />}
      security={<Security />}
      signOut={<SignOut />}
    />
  ),
});

function Security() {
  const { current } = useSnapshot(session);
  if (current.state !== 'signedIn') return null;
  return (
    <AccountSecurity
      key={current.uid}
      account={current.uid}
      email={current.email}
      isEnded={current.signInNeeded}
    />
  );
}

function SignOut() {
  const { current } = useSnapshot(session);
  if (current.state !== 'signedIn') return null;
  return <SignOutButton account={current.uid} username={current.username} />;
}
