import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import type { JoinInfo } from '../../../contract/join/join-info';
import { messages as partMessages } from '../../parts/messages';
import { Button, buttonClass } from '../../ui/button';
import { Section } from '../../ui/layout/section';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import styles from './join.module.css';
import { JoinStatus } from './join-status';
import { messages } from './messages';
import { ShareAddress } from './share-address';
import { SystemSteps } from './steps/system-steps';
import { useJoin } from './use-join';

const stayDays = 90;

/** Also for a later visit: the home page no longer leads here. */
function stay(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it; the cookie store API needs HTTPS
  document.cookie = `codeferry-http=stay; path=/; max-age=${stayDays * 24 * 3600}; samesite=lax`;
  location.assign('/');
}

interface JoinPageProps {
  /** HTTPS or localhost. */
  isSecure?: boolean;
  /** Leaves for the app over HTTPS. */
  open?: (origin: string) => void;
}

export function JoinPage({
  isSecure = isSecureContext,
  open = (origin) => location.replace(`${origin}/`),
}: JoinPageProps) {
  const { info, origin, state } = useJoin();
  const isJoined = !isSecure && state?.type === 'joined';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the test succeeds
  useEffect(() => {
    if (isJoined && origin !== undefined) open(origin);
  }, [isJoined, origin]);
  if (state?.type === 'off') return <Off />;
  return (
    <Page title={partMessages.pageTitles['/join']} intro={messages.intro}>
      {isSecure && state ? (
        <div className={styles.status}>
          <Secure />
        </div>
      ) : (
        <JoinStatus state={state} origin={origin} />
      )}
      {!isSecure && state && (
        <>
          <Section title={messages.steps}>
            <SystemSteps />
          </Section>
          {info && <WhatIsTrusted info={info} />}
          <Section title={messages.without}>
            <p className={styles.text}>{messages.withoutText}</p>
            <Button onClick={stay}>{messages.stay}</Button>
          </Section>
        </>
      )}
      {isSecure && info && <WhatIsTrusted info={info} />}
      {info && <ShareAddress info={info} />}
    </Page>
  );
}

function WhatIsTrusted({ info: { authority } }: { info: JoinInfo }) {
  return (
    <Section title={messages.what}>
      <p className={styles.text}>{messages.whatText}</p>
      <dl className={styles.facts}>
        <dt>{messages.authority}</dt>
        <dd>{authority.name}</dd>
        <dt>{messages.fingerprint}</dt>
        <dd>
          <code>{authority.fingerprint}</code>
          <p>{messages.fingerprintNote}</p>
        </dd>
      </dl>
    </Section>
  );
}

function Secure() {
  return (
    <Notice
      tone="safe"
      icon={<CircleCheck aria-hidden />}
      title={messages.secure}
      actions={
        <Link to="/" className={buttonClass('primary')}>
          {messages.open}
        </Link>
      }
    >
      {messages.secureText}
    </Notice>
  );
}

function Off() {
  return (
    <Page title={partMessages.pageTitles['/join']}>
      <Notice icon={<CircleAlert aria-hidden />} title={messages.off}>
        {messages.offText}
      </Notice>
    </Page>
  );
}
