import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { readProfile } from '../../../data/copies/profiles';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullProfile } from '../../../sync/pull/pull-profiles';
import { isComing, isMissing } from '../../../sync/pull/pull-result';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { messages } from './messages';
import styles from './profile.module.css';
import { ProfileFacts } from './profile-facts';
import { ProfileHead } from './profile-head';

/** The public profile (D-38): the local copy, refreshed while online. */
export function PublicProfile({ username }: { username: string }) {
  const { network } = useSnapshot(syncStatus);
  const found = useLiveQuery(async () => ({ profile: await readProfile(username) }), [username]);
  const { pulling, last, again } = usePull(username, () => pullProfile(username));
  const profile = found?.profile;
  usePageName(profile?.displayName);
  if (!profile && (isComing({ pulling, last }) || !found)) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">@{username}</h1>
        <SkeletonLines count={8} />
      </div>
    );
  }
  if (!profile) {
    return (
      <div className={styles.page}>
        <NotOnDevice what={messages.profileOf(username)} isGone={isMissing(last)} onFetch={again} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <ProfileHead person={profile} joined={profile.createdAt} />
      <UpdatedLine
        fetchedAt={profile.fetchedAt}
        pulling={pulling}
        offline={network === 'offline'}
        onRefresh={again}
      />
      <ProfileFacts facts={profile} />
    </div>
  );
}
