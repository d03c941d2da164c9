import { useLiveQuery } from 'dexie-react-hooks';
import type { ProblemStatistics } from '../../../contract/entities/problem/problem-statistics';
import { languageLabels } from '../../../contract/limits';
import { readStatistics } from '../../data/copies/problem-history';
import { locale } from '../../lib/translation';
import { timeAgo } from '../../lib/words';
import { usePull } from '../../parts/local-copies/use-pull';
import { pullStatistics } from '../../sync/pull/pull-problem-history';
import { Skeleton } from '../../ui/skeleton';
import { useNow } from '../../ui/time/use-now';
import { messages } from './messages';
import styles from './problem-page.module.css';

interface StatisticsProps {
  problemID: string;
  offline: boolean;
  /** A changed number fetches the data again. */
  round: number;
}

/** D-16: the local statistics, refreshed while online. */
export function Statistics({ problemID, offline, round }: StatisticsProps) {
  const known = useLiveQuery(async () => (await readStatistics(problemID)) ?? null, [problemID]);
  const pull = usePull(`${problemID}:${offline}:${round}`, () => pullStatistics(problemID));
  const now = useNow();
  const { last } = pull;
  // A contest of the user closes the statistics, also an older copy of them.
  if (last?.ok === false && last.reason === 'refused') {
    return (
      <section className={styles.own}>
        <h2 className={styles.ownTitle}>{messages.statistics}</h2>
        <p className={styles.quiet}>{last.message}</p>
      </section>
    );
  }
  const isComing = known === undefined || (known === null && pull.pulling);
  return (
    <section className={styles.own}>
      <h2 className={styles.ownTitle}>{messages.statistics}</h2>
      {isComing && <Skeleton width="70%" height="3.5rem" />}
      {known === null && !pull.pulling && (
        <p className={styles.quiet}>{offline ? messages.statisticsOffline : messages.statisticsMissing}</p>
      )}
      {known && <Numbers statistics={known} />}
      {known && <p className={styles.quiet}>{messages.asOf(timeAgo(known.fetchedAt, now))}</p>}
    </section>
  );
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

function Numbers({ statistics }: { statistics: ProblemStatistics }) {
  const { tries, accepted, triers, solvers, languages } = statistics;
  if (tries === 0) return <p className={styles.quiet}>{messages.noSubmissions}</p>;
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{messages.solvedBy}</dt>
          <dd>{messages.solvers(solvers, triers)}</dd>
        </div>
        <div>
          <dt>{messages.accepted}</dt>
          <dd>{messages.acceptedOf(accepted, tries, percent(accepted, tries))}</dd>
        </div>
      </dl>
      {languages.length > 0 && (
        <table className={styles.languages}>
          <caption className="visually-hidden">{messages.byLanguage}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.language}</th>
              <th scope="col">{messages.submissions}</th>
              <th scope="col">{messages.accepted}</th>
            </tr>
          </thead>
          <tbody>
            {languages.map((one) => (
              <tr key={one.language}>
                <th scope="row">{languageLabels[one.language]}</th>
                <td>{one.tries.toLocaleString(locale)}</td>
                <td>{one.accepted.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
