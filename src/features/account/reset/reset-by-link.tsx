import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { resetByLink } from '../../../sync/session/reset-password';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { AccountFrame } from '../sign-in/account-frame';
import { NetworkNeeded } from '../sign-in/network-needed';
import { NewPasswordFields } from '../sign-up/new-password-fields';
import { checkPassword } from '../sign-up/signup-fields';
import { messages } from './messages';

/** A new password by a link that an administrator made. */
export function ResetByLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(false);
  const { password, confirmation } = values;
  const problem = checkPassword(password).message;
  const isReady = problem === undefined && password === confirmation;
  const send = async () => {
    setBusy(true);
    const answer = await resetByLink(token, password);
    setBusy(false);
    if (!answer.ok) return void showToast(answer.message, { tone: 'alert', id: 'account' });
    void showToast(messages.done, { tone: 'safe', id: 'account' });
    void navigate({ to: '/login', search: { email: answer.email }, replace: true });
  };
  return (
    <AccountFrame title={messages.byLink} other={null}>
      <NetworkNeeded title={messages.resetNeedsNetwork} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setLeft(true);
          if (isReady && !isBusy) void send();
        }}
      >
        <NewPasswordFields
          email=""
          label={messages.newPassword}
          values={values}
          problems={{
            password: left && problem,
            confirmation: confirmation !== '' && confirmation !== password && messages.passwordsDiffer,
          }}
          onType={(field, value) => setValues({ ...values, [field]: value })}
          onLeave={() => setLeft(true)}
        />
        <Button type="submit" look="primary" disabled={!isReady || isBusy}>
          {messages.submitPassword}
        </Button>
      </form>
    </AccountFrame>
  );
}
