import { use } from 'react';
import { useSnapshot } from 'valtio';
import { openCopies } from '../../data/storage/open-copies';
import { readFirstData } from '../../first-screen/first-screen';
import { syncStatus } from '../../sync/network/sync-status';
import { Page } from '../../ui/page';
import { ChallengeGrid } from './challenge-grid';
import styles from './explore.module.css';
import type { ExploreSearch } from './explore-search';
import { messages } from './messages';
import { PracticeCalendar } from './practice-calendar';
import { ProblemFilters } from './problem-filters';
import { ProblemList } from './problem-list';

const storing = openCopies(readFirstData());

interface ExploreProps {
  search: ExploreSearch;
  onSearch(change: Partial<ExploreSearch>): void;
}

/** NAV-2: local challenges and problems, refreshed while online. */
export function Explore({ search, onSearch }: ExploreProps) {
  if (storing) use(storing);
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  return (
    <Page title={messages.title} intro={messages.intro}>
      <section className={styles.section} aria-labelledby="challenges">
        <ChallengeGrid offline={offline} />
      </section>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="problems">
          <div className={styles.sectionHead}>
            <h2 id="problems">{messages.problems}</h2>
            <ProblemFilters search={search} offline={offline} onSearch={onSearch} />
          </div>
          <ProblemList key={JSON.stringify(search)} search={search} offline={offline} onSearch={onSearch} />
        </section>
        <div className={styles.beside}>
          <PracticeCalendar offline={offline} />
        </div>
      </div>
    </Page>
  );
}
