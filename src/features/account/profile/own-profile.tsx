import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { List, Pencil, Settings, ShieldCheck, Users } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { readProfile } from '../../../data/copies/profiles';
import { submissionProgressKey } from '../../../data/work/submissions';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullOwnProfile, pullProfile } from '../../../sync/pull/pull-profiles';
import { buttonClass } from '../../../ui/button';
import { DeviceWorkNotice } from '../device-work/device-work-notice';
import { SignOutButton } from '../session/sign-out-button';
import { EditNotices } from './edit-notices';
import { HistoryList } from './history-list';
import { messages } from './messages';
import styles from './profile.module.css';
import { ProfileFacts } from './profile-facts';
import { ProfileHead } from './profile-head';
import { recentSubmissions } from './recent-submissions';
import { SubmissionList } from './submission-list';
import { type Person, useOwnPerson } from './use-own-person';

/** PROF-1 … PROF-4 */
export function OwnProfile({ person }: { person: Person }) {
  const { uid, email } = person;
  const { network } = useSnapshot(syncStatus);
  const { shown, pending, refused } = useOwnPerson(person);
  // The server's username: a locally changed one is not an address yet.
  const username = person.username ?? '';
  const profile = useLiveQuery(() => readProfile(username), [username]);
  // Fetches again after each verdict, which changes the numbers.
  const progress = useLiveQuery(() => submissionProgressKey(uid), [uid]);
  const { pulling, again } = usePull(`${uid}/${username} ${progress}`, async () => {
    if (progress === undefined) return undefined;
    await pullOwnProfile(uid);
    return pullProfile(username);
  });
  const waiting = useLiveQuery(() => recentSubmissions(uid, 20, ['saved', 'signInNeeded', 'refused']), [uid]);

  return (
    <div className={styles.page}>
      <ProfileHead
        person={shown}
        joined={profile?.createdAt}
        email={email}
        actions={
          <>
            <Link to="/profile/edit" className={buttonClass('plain')}>
              <Pencil aria-hidden />
              {messages.edit}
            </Link>
            <Link to="/lists" className={buttonClass('plain')}>
              <List aria-hidden />
              {messages.lists}
            </Link>
            <Link to="/classes" className={buttonClass('plain')}>
              <Users aria-hidden />
              {messages.classes}
            </Link>
            <Link to="/settings" className={buttonClass('plain')}>
              <Settings aria-hidden />
              {messages.settings}
            </Link>
            {person.isAdministrator && (
              <Link to="/admin" className={buttonClass('plain')}>
                <ShieldCheck aria-hidden />
                {messages.administration}
              </Link>
            )}
            <SignOutButton account={uid} username={person.username} />
          </>
        }
      />
      <EditNotices pending={pending} refused={refused} />
      <DeviceWorkNotice account={uid} />
      <UpdatedLine
        fetchedAt={profile?.fetchedAt}
        pulling={pulling}
        offline={network === 'offline'}
        onRefresh={again}
      />
      <ProfileFacts facts={profile} />
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">{messages.submissions}</h2>
        {waiting && waiting.length > 0 && <SubmissionList submissions={waiting} />}
        <HistoryList account={uid} />
      </section>
    </div>
  );
}
