import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isClassCode } from '../../../../contract/rules/classes/class-code';
import { sharedDeviceLimits } from '../../../../contract/shared-device-limits';
import { countSealed, unmarkShared } from '../../../data/account/shared-mark';
import { readSharedMark } from '../../../lib/shared-mark';
import { syncStatus } from '../../../sync/network/sync-status';
import { signInShared } from '../../../sync/shared-device/enter-shared';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import { AccountFrame } from '../sign-in/account-frame';
import styles from '../sign-in/account-frame.module.css';
import { messages as signInMessages } from '../sign-in/messages';
import { useAccountCall } from '../sign-in/use-account-call';
import { messages } from './messages';

export function SharedForm() {
  const [mark, setMark] = useState(readSharedMark);
  const [classCode, setClassCode] = useState(mark?.classCode ?? '');
  const [asksClass, setAsksClass] = useState(mark?.classCode === undefined);
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAccountCall();
  const missing = {
    classCode: !isClassCode(classCode),
    name: name.trim() === '',
    code: code.replaceAll(/\D/g, '').length !== sharedDeviceLimits.codeLength,
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = Object.entries(missing).find(([, isMissing]) => isMissing)?.[0];
    if (first === undefined) return void run(() => signInShared({ classCode, name, code }));
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const endSharing = async () => {
    await unmarkShared();
    setMark(undefined);
    void showToast(messages.ended, { tone: 'safe', id: 'account' });
  };
  return (
    <AccountFrame title={messages.title} other={messages.lead}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {asksClass ? (
          <Field
            label={messages.classCode}
            hint={messages.classCodeHint}
            problem={tried && missing.classCode && messages.classCodeWrong}
            name="classCode"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={classCode}
            onChange={(event) => setClassCode(event.target.value)}
          />
        ) : (
          <div className={styles.asides}>
            <strong>{messages.classOf(mark?.className ?? '')}</strong>
            <Button small look="quiet" onClick={() => setAsksClass(true)}>
              {messages.otherClass}
            </Button>
          </div>
        )}
        <Field
          label={messages.name}
          problem={tried && missing.name && messages.nameMissing}
          name="name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={messages.code}
          hint={messages.codeHint}
          problem={tried && missing.code && messages.codeMissing}
          name="code"
          className={styles.otp}
          // A device of many must not offer the codes of others.
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? signInMessages.signingIn : signInMessages.signIn}
        </Button>
        <p className={styles.small}>{messages.nothingReadable}</p>
        <p className={styles.small}>
          <Link to="/login">{messages.withPassword}</Link>
        </p>
        {mark && (
          <TwoStepButton question={messages.confirmEnd} onConfirm={() => void endSharing()}>
            {messages.endSharing}
          </TwoStepButton>
        )}
      </form>
      <ServerNeeded />
      <Waiting />
    </AccountFrame>
  );
}

/** Below the form, so that it moves nothing when it appears. */
function ServerNeeded() {
  const { network } = useSnapshot(syncStatus);
  return (
    <div role="status" className={styles.status}>
      {network === 'offline' && (
        <div className={styles.message}>
          <Notice tone="accent" title={messages.needsServer}>
            {messages.workWithout} <Link to="/explore">{messages.explore}</Link>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** So that nobody resets the device before the work of others is sent. */
function Waiting() {
  const count = useLiveQuery(countSealed) ?? 0;
  if (count === 0) return null;
  return (
    <div className={styles.message}>
      <Notice title={messages.waiting(count)}>{messages.waitingHint}</Notice>
    </div>
  );
}
