import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { readProblem } from '../../data/problems';
import { statementSections } from '../../lib/statement-sections';
import { secondsText } from '../../lib/words';
import { pullProblem } from '../../sync/pull-problems';
import { syncStatus } from '../../sync/sync-status';
import { BackLink } from '../../ui/back-link';
import { buttonClass } from '../../ui/button';
import { DifficultyMark } from '../../ui/difficulty-mark';
import { NotOnDevice } from '../../ui/not-on-device';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { Statement } from '../../ui/statement';
import { UpdatedLine } from '../../ui/updated-line';
import { usePull } from '../../ui/use-pull';
import { OwnSubmissions } from './own-submissions';
import styles from './problem-page.module.css';

interface ProblemPageProps {
  id: string;
  from: string | undefined;
}

/** NAV-5: what a problem asks, what one has handed in to it, and the way to solve it (D-16). */
export function ProblemPage({ id, from }: ProblemPageProps) {
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  const problem = useLiveQuery(async () => (await readProblem(id)) ?? null, [id]);
  const pull = usePull(`${id}:${offline}`, () => pullProblem(id));
  usePageName(problem?.title);
  if (!problem) {
    if (problem === undefined || pull.pulling) {
      return (
        <Page title="Problem" narrow>
          <SkeletonLines count={9} />
        </Page>
      );
    }
    const isGone = pull.last.ok === false && pull.last.reason === 'notFound';
    return <NotOnDevice what={`Problem ${id}`} isGone={isGone} onFetch={pull.again} />;
  }
  return (
    <Page
      title={problem.title}
      above={<BackLink from={from} fallback="/explore" label="Explore" />}
      intro={
        <ul className={styles.facts}>
          <li>
            <DifficultyMark difficulty={problem.difficulty} />
          </li>
          <li>{`${secondsText(problem.timeLimitMs)} per test`}</li>
          <li>{`${problem.memoryLimitMb} MB`}</li>
          <li className={styles.id}>{problem.id}</li>
        </ul>
      }
      actions={
        <Link to="/code/$problemID" params={{ problemID: id }} className={buttonClass('primary')}>
          Solve
        </Link>
      }
    >
      <div className={styles.columns}>
        <Statement {...statementSections(problem)} samples={problem.samples} tags={problem.tags} />
        <aside className={styles.aside} aria-label="Your submissions">
          <OwnSubmissions problemID={id} />
          <UpdatedLine
            fetchedAt={problem.fetchedAt}
            pulling={pull.pulling}
            offline={offline}
            onRefresh={pull.again}
          />
        </aside>
      </div>
    </Page>
  );
}
