import type { AdminUserDetail } from '../../../../contract/entities/admin/admin-user';
import { hasNoMail, signInName } from '../../../../contract/rules/names/sign-in-name';
import styles from '../admin.module.css';
import { when } from '../when';
import { messages } from './messages';

export function UserFacts({ user }: { user: AdminUserDetail }) {
  const { username, email, createdAt, lastSignInAt, sessions, uid, storageBytes } = user;
  return (
    <dl className={styles.facts}>
      <dt>{messages.username}</dt>
      <dd>{username}</dd>
      <dt>{messages.email}</dt>
      <dd>{hasNoMail(email) ? messages.signsInAs(signInName(email)) : email}</dd>
      <dt>{messages.joined}</dt>
      <dd>{when(createdAt)}</dd>
      {lastSignInAt !== null && (
        <>
          <dt>{messages.lastSignIn}</dt>
          <dd>{when(lastSignInAt)}</dd>
        </>
      )}
      {sessions !== null && (
        <>
          <dt>{messages.sessions}</dt>
          <dd>{sessions}</dd>
        </>
      )}
      <dt>{messages.counts}</dt>
      <dd>{messages.countsOf(user.submissions, user.problems, user.contests)}</dd>
      <dt>{messages.storage}</dt>
      <dd>{messages.megabytes(storageBytes)}</dd>
      <dt>{messages.uid}</dt>
      <dd>{uid}</dd>
    </dl>
  );
}
