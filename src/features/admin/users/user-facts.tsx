import type { AdminUserDetail } from '../../../../contract/entities/admin/admin-user';
import styles from '../admin.module.css';
import { messages } from '../messages';
import { when } from '../when';

const texts = messages.users;

export function UserFacts({ user }: { user: AdminUserDetail }) {
  const { username, email, createdAt, lastSignInAt, sessions, uid, storageBytes } = user;
  return (
    <dl className={styles.facts}>
      <dt>{texts.username}</dt>
      <dd>{username}</dd>
      <dt>{texts.email}</dt>
      <dd>{email}</dd>
      <dt>{texts.joined}</dt>
      <dd>{when(createdAt)}</dd>
      {lastSignInAt !== null && (
        <>
          <dt>{texts.lastSignIn}</dt>
          <dd>{when(lastSignInAt)}</dd>
        </>
      )}
      {sessions !== null && (
        <>
          <dt>{texts.sessions}</dt>
          <dd>{sessions}</dd>
        </>
      )}
      <dt>{texts.counts}</dt>
      <dd>{texts.countsOf(user.submissions, user.problems, user.contests)}</dd>
      <dt>{texts.storage}</dt>
      <dd>{texts.megabytes(storageBytes)}</dd>
      <dt>{texts.uid}</dt>
      <dd>{uid}</dd>
    </dl>
  );
}
