import type { ReactNode } from 'react';
import { hasNoMail, signInName } from '../../../../contract/rules/names/sign-in-name';
import { locale } from '../../../lib/translation';
import { Avatar } from '../../../ui/avatar';
import { messages } from './messages';
import styles from './profile.module.css';

interface ProfileHeadProps {
  person: { displayName: string; username: string | null; photoURL: string | null };
  /** ISO 8601; undefined until known. */
  joined: string | undefined;
  email?: string;
  actions?: ReactNode;
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** PROF-1, PROF-2 */
export function ProfileHead({ person, joined, email, actions }: ProfileHeadProps) {
  const { displayName, username, photoURL } = person;
  return (
    <header className={styles.person}>
      <Avatar name={displayName} photoURL={photoURL} large />
      <div className={styles.names}>
        <h1>{displayName}</h1>
        {username && <p className={styles.username}>@{username}</p>}
        <p className={styles.faint}>
          {joined ? messages.joined(<time dateTime={joined}>{day.format(new Date(joined))}</time>) : '\u00a0'}
        </p>
        {email && (
          <p className={styles.faint}>{hasNoMail(email) ? messages.signInName(signInName(email)) : email}</p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
