import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInName } from '../../../../contract/rules/names/sign-in-name';
import { useFrom } from '../../../parts/use-from';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/form/password-field';
import { showToast } from '../../../ui/toast';
import { NetworkNeeded } from '../sign-in/network-needed';
import { NewPasswordFields } from '../sign-up/new-password-fields';
import { checkPassword } from '../sign-up/signup-fields';
import { messages } from './messages';
import styles from './security.module.css';

const loadCalls = () => import('../../../sync/session/devices');

interface ChangePasswordProps {
  account: string;
  email: string;
  onChanged(): void;
}

/** A button that opens the form, because people rarely need it. */
export function ChangePassword({ account, email, onChanged }: ChangePasswordProps) {
  const [state, setState] = useState<'closed' | 'form' | 'noPassword'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setState('form');
    const { hasPassword } = await loadCalls();
    if (!(await hasPassword(account))) setState('noPassword');
  };
  const close = () => {
    setState('closed');
    opener.current?.focus();
  };
  return (
    <div className={styles.password}>
      <div>
        <Button
          ref={opener}
          aria-expanded={state !== 'closed'}
          onClick={() => (state === 'closed' ? void open() : close())}
        >
          {messages.changePassword}
        </Button>
      </div>
      {state === 'noPassword' && <p className={styles.hint}>{messages.noPassword}</p>}
      {state === 'form' && (
        <PasswordForm
          {...{ account, email }}
          onCancel={close}
          onChanged={() => {
            close();
            onChanged();
          }}
        />
      )}
    </div>
  );
}

interface PasswordFormProps extends ChangePasswordProps {
  onCancel(): void;
}

const empty = { current: '', password: '', confirmation: '' };

function PasswordForm({ account, email, onChanged, onCancel }: PasswordFormProps) {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const from = useFrom();
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=current-password]')?.focus(), []);
  const { current, password, confirmation } = values;
  const type = (field: keyof typeof empty, value: string) => setValues({ ...values, [field]: value });
  const checked = checkPassword(password);
  const isReady = current !== '' && checked.state === 'valid' && password === confirmation;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady || busy) return;
    setBusy(true);
    const { changePassword } = await loadCalls();
    const outcome = await changePassword(account, current, password);
    setBusy(false);
    if (!outcome.ok) return setWrong(outcome.message);
    void showToast(messages.changed, { tone: 'safe', id: 'account' });
    onChanged();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={messages.changePassword}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <NetworkNeeded title={messages.needsNetwork} />
      <p className={styles.hint}>{messages.passwordHint}</p>
      <PasswordField
        label={messages.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={current}
        onChange={(event) => {
          type('current', event.target.value);
          setWrong(undefined);
        }}
        problem={wrong ?? (tried && current === '' && messages.typeCurrent)}
      />
      <NewPasswordFields
        email={signInName(email)}
        label={messages.newPassword}
        values={{ password, confirmation }}
        problems={{
          password: tried && (checked.message ?? (checked.state === 'empty' && messages.typeNew)),
          confirmation:
            (tried || confirmation !== '') && confirmation !== password && messages.passwordsDiffer,
        }}
        onType={type}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
      <p>
        <Link to="/forgot-password" search={{ email }} state={{ from }}>
          {messages.forgotten}
        </Link>
      </p>
    </form>
  );
}
