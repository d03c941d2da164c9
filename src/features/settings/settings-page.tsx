import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { useFrom, useSignInLink } from '../../parts/use-from';
import { Page } from '../../ui/page';
import { EditorForm } from './editor-form';
import { messages } from './messages';
import styles from './settings.module.css';

interface SettingsPageProps {
  theme: ReactNode;
  language: ReactNode;
  storage: ReactNode;
  security: ReactNode;
  signOut: ReactNode;
}

/** All settings in one place; those of the device also work signed out. */
export function SettingsPage({ theme, language, storage, security, signOut }: SettingsPageProps) {
  const { current } = useSnapshot(session);
  return (
    <Page title={messages.title} intro={messages.intro} narrow>
      <div className={styles.settings}>
        <Part title={messages.appearance} hint={messages.appearanceHint}>
          {theme}
        </Part>
        <Part title={messages.language} hint={messages.languageHint}>
          {language}
        </Part>
        <Part title={messages.editor} hint={current.state === 'signedIn' ? messages.editorHint : undefined}>
          <EditorForm account={current.state === 'signedIn' ? current.uid : null} />
        </Part>
        <Part title={messages.data} hint={messages.dataHint}>
          {storage}
          <Row to="/offline" title={messages.offline} hint={messages.offlineHint} />
        </Part>
        {current.state !== 'unknown' && (
          <Part title={messages.account}>
            {current.state === 'signedOut' ? (
              <SignInRow />
            ) : (
              <>
                <p className={styles.hint}>{messages.signedInAs(current.displayName)}</p>
                <Row to="/profile/edit" title={messages.profile} hint={messages.profileHint} />
                {security}
                <div>{signOut}</div>
              </>
            )}
          </Part>
        )}
      </div>
    </Page>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  to: '/offline' | '/profile/edit';
  title: string;
  hint: string;
}

function Row({ to, title, hint }: RowProps) {
  const from = useFrom();
  return (
    <Link to={to} state={{ from }} className={styles.row}>
      <RowText title={title} hint={hint} />
    </Link>
  );
}

function SignInRow() {
  return (
    <Link to="/login" {...useSignInLink()} className={styles.row}>
      <RowText title={messages.signIn} hint={messages.signInHint} />
    </Link>
  );
}

function RowText({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span>
        <strong>{title}</strong>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ChevronRight aria-hidden />
    </>
  );
}
