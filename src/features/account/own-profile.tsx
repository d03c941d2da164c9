import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { LogOut } from 'lucide-react';
import type { Session } from '../../auth/session';
import { outboxSummary } from '../../data/outbox';
import { solvedProblemIds } from '../../data/submissions';
import { counted } from '../../lib/words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './profile.module.css';
import { recentSubmissions } from './recent-submissions';
import { SubmissionList } from './submission-list';
import { useJoinedDate } from './use-joined-date';

const shownSubmissions = 20;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

type Person = Omit<Extract<Session, { state: 'signedIn' }>, 'state'>;

async function logOut(): Promise<void> {
  const { signOut } = await import('../../sync/account');
  await signOut();
}

/** PROF-1, PROF-2, PROF-4: who one is here, what one has done, and the way out. */
export function OwnProfile({ person }: { person: Person }) {
  const { uid, email, username, displayName, photoURL } = person;
  const joined = useJoinedDate(person);
  const solved = useLiveQuery(() => solvedProblemIds(uid), [uid]);
  const submissions = useLiveQuery(() => recentSubmissions(uid, shownSubmissions), [uid]);
  const unsent = useLiveQuery(async () => {
    const { waiting, sending, paused } = await outboxSummary(uid);
    return waiting + sending + paused;
  }, [uid]);

  return (
    <div className={styles.page}>
      <header className={styles.person}>
        <Avatar name={displayName} photoURL={photoURL} large />
        <div className={styles.names}>
          <h1>{displayName}</h1>
          {username && <p className={styles.username}>@{username}</p>}
          <p className={styles.faint}>{email}</p>
        </div>
        <Button look="plain" icon={<LogOut aria-hidden />} onClick={() => void logOut()}>
          Log out
        </Button>
      </header>

      {unsent ? (
        <p className={styles.unsent}>
          {counted(unsent, 'item')} not sent yet. If you log out, your work stays on this device and is sent
          when you log in again.
        </p>
      ) : null}

      <dl className={styles.facts}>
        <div>
          <dt>Problems solved</dt>
          <dd>{solved?.size ?? '–'}</dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>{joined ? <time dateTime={joined}>{day.format(new Date(joined))}</time> : '–'}</dd>
        </div>
      </dl>

      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent">Submissions from this device</h2>
        {submissions === undefined && <SkeletonLines count={4} />}
        {submissions?.length === 0 && (
          <p className={styles.faint}>
            None yet. <Link to="/explore">Find a problem</Link> and hand something in.
          </p>
        )}
        {submissions && submissions.length > 0 && <SubmissionList submissions={submissions} />}
      </section>
    </div>
  );
}
