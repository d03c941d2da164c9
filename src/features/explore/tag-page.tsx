import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/sync-status';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { ChallengeGrid } from './challenge-grid';
import styles from './explore.module.css';
import { ProblemList } from './problem-list';

/** NAV-19: the challenges and problems that carry a tag. */
export function TagPage({ tag }: { tag: string }) {
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  usePageName(tag);
  return (
    <Page title={tag} above={<BackLink from={undefined} fallback="/explore" label="Explore" />}>
      <section className={styles.section} aria-labelledby="challenges">
        <ChallengeGrid offline={offline} tag={tag} />
      </section>
      <section className={styles.section} aria-labelledby="problems">
        <div className={styles.sectionHead}>
          <h2 id="problems">Problems</h2>
        </div>
        <ProblemList search={{ tag }} offline={offline} />
      </section>
    </Page>
  );
}
