import { Link } from '@tanstack/react-router';
import { type ReactNode, use, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { openCopies } from '../../data/storage/open-copies';
import { readFirstData } from '../../first-screen/first-screen';
import { useFrom } from '../../parts/use-from';
import { syncStatus } from '../../sync/network/sync-status';
import { SkipLink } from '../../ui/layout/skip-link';
import { useMedia } from '../../ui/layout/use-media';
import { Page } from '../../ui/page';
import { ChallengeGrid } from './challenge-grid';
import styles from './explore.module.css';
import type { ExploreSearch } from './explore-search';
import { type Found, FoundProblems } from './found-problems';
import { messages } from './messages';
import { PracticeCalendar } from './practice-calendar';
import { ProblemFilters } from './problem-filters';
import { ProblemList } from './problem-list';
import { ProblemPicks } from './problem-picks';

const storing = openCopies(readFirstData());

interface ExploreProps {
  search: ExploreSearch;
  onSearch(change: Partial<ExploreSearch>): void;
  /** Beside each row, in the margin of wide pages. */
  mark?(problemID: string, title: string): ReactNode;
}

/** NAV-2: local challenges and problems, refreshed while online. */
export function Explore({ search, onSearch, mark }: ExploreProps) {
  if (storing) use(storing);
  const [found, setFound] = useState<Found>();
  const { network } = useSnapshot(syncStatus);
  const { current } = useSnapshot(session);
  const offline = network === 'offline';
  const state = { from: useFrom() };
  return (
    <Page title={messages.title} intro={messages.intro}>
      <SkipLink to="problem-list" label={messages.skipToProblems} />
      <section className={styles.section} aria-labelledby="challenges">
        <ChallengeGrid offline={offline} />
      </section>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="problems">
          <div className={styles.sectionHead}>
            <h2 id="problems">{messages.problems}</h2>
            <ProblemPicks search={search} />
            <span className={styles.ways}>
              <Link to="/lists" state={state}>
                {messages.lists}
              </Link>
              {current.state === 'signedIn' && (
                <Link to="/problems/mine" state={state}>
                  {messages.ownProblems}
                </Link>
              )}
              {current.state !== 'unknown' && (
                <Link to="/problems/create" state={state}>
                  {messages.createProblem}
                </Link>
              )}
            </span>
          </div>
          <ProblemFilters search={search} offline={offline} onSearch={onSearch} />
          <FoundProblems search={search} found={found} />
          <ProblemList
            key={JSON.stringify(search)}
            search={search}
            offline={offline}
            onSearch={onSearch}
            onFound={setFound}
            mark={mark}
          />
        </section>
        <Beside>
          <PracticeCalendar offline={offline} />
        </Beside>
      </div>
    </Page>
  );
}

const wide = '(min-width: 64rem)';

/** Next to the problems if there is space; otherwise one line above them, which opens. */
function Beside({ children }: { children: ReactNode }) {
  const isWide = useMedia(wide);
  if (isWide) return <div className={styles.beside}>{children}</div>;
  return (
    <details className={styles.folded}>
      <summary>{messages.practiceCalendar}</summary>
      {children}
    </details>
  );
}
