import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { ErrorCode } from '../../../../contract/errors';
import { canSeal } from '../../../lib/can-seal';
import { readSharedMark } from '../../../lib/shared-mark';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/form/field';
import { AccountFrame } from './account-frame';
import styles from './account-frame.module.css';
import type { AccountSearch } from './account-search';
import { CurrentPasswordField } from './current-password-field';
import { EmailField } from './email-field';
import { messages } from './messages';
import { NetworkNeeded } from './network-needed';
import { OtherProviders } from './other-providers';
import { useAccountCall } from './use-account-call';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';
import { useProviders } from './use-providers';

/** Lazy: rarely needed, and it loads the contract's schemas. */
const ChooseNames = lazy(() => import('../sign-up/choose-names').then((m) => ({ default: m.ChooseNames })));

/** LOGIN-1 … LOGIN-12 */
export function Login({ email: given = '', from }: AccountSearch) {
  useLeaveWhenSignedIn(from);
  const [email, setEmail] = useState(given);
  const [password, setPassword] = useState('');
  const [isShared, setShared] = useState(() => readSharedMark() !== undefined);
  const [tried, setTried] = useState(false);
  const { busy, run } = useAccountCall();
  const providers = useProviders();
  const navigate = useNavigate();

  const enter = async () => {
    const outcome = await run(({ signIn }) => signIn(email.trim(), password, isShared));
    // The identity exists without an account: continue the sign-up.
    if (outcome?.ok === false && outcome.code === ('USER_NOT_FOUND' satisfies ErrorCode)) {
      await navigate({
        to: '/signup',
        search: { email: email.trim(), finish: true, from: from || undefined },
      });
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    if (missing === null) return void enter();
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
  };

  if (providers.nameless) {
    return (
      <Suspense>
        <ChooseNames
          person={providers.nameless}
          busy={providers.busy}
          onChosen={providers.finish}
          onBack={providers.giveUp}
        />
      </Suspense>
    );
  }
  return (
    <AccountFrame
      title={messages.signIn}
      other={
        <>
          {messages.newHere}{' '}
          <Link to="/signup" search={{ email: email || undefined, from: from || undefined }}>
            {messages.signUp}
          </Link>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <EmailField
          autoComplete="username"
          value={email}
          onType={setEmail}
          problem={tried && email.trim() === '' && messages.typeEmail}
          hint={messages.orSignInName}
        />
        <CurrentPasswordField value={password} onType={setPassword} tried={tried} />
        <Link
          to="/forgot-password"
          search={{ email: email.trim() || undefined, from: from || undefined }}
          className={styles.forgot}
        >
          {messages.forgotPassword}
        </Link>
        {canSeal() && (
          <CheckField
            label={messages.sharedDevice}
            checked={isShared}
            disabled={readSharedMark() !== undefined}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        {isShared && <p className={styles.small}>{messages.sharedHint}</p>}
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? messages.signingIn : messages.signIn}
        </Button>
        <p className={styles.small}>
          <Link to="/shared">{messages.withPersonalCode}</Link>
        </p>
      </form>
      <NetworkNeeded title={messages.signInNeedsNetwork} />
      <OtherProviders isThere={providers.isThere} busy={providers.busy} onPress={providers.press} />
    </AccountFrame>
  );
}
