import { Link, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CalendarDays, Shuffle } from 'lucide-react';
import { accountKey } from '../../auth/session';
import { readDayProblem } from '../../data/copies/day-problem';
import { listProblemIds, problemRows } from '../../data/copies/problem-order';
import { readPractice, stateOf } from '../../data/work/problem-states';
import { afterPageShown } from '../../first-screen/page-shown';
import { usePull } from '../../parts/local-copies/use-pull';
import { useFrom } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { pullProblem } from '../../sync/pull/pull-problems';
import { Button } from '../../ui/button';
import { useNow } from '../../ui/time/use-now';
import { showToast } from '../../ui/toast';
import styles from './explore.module.css';
import { type ExploreSearch, toProblemQuery } from './explore-search';
import { messages } from './messages';

/** A random problem comes from this many in the order of the list. */
const randomFromMax = 2000;

/** The problem of the day, and a random one among those that the list shows. */
export function ProblemPicks({ search }: { search: ExploreSearch }) {
  const day = new Date(useNow()).toISOString().slice(0, 10);
  const picked = useLiveQuery(() => readDayProblem(new Date(day)), [day]);
  const untitled = picked && picked.title === undefined ? picked.id : undefined;
  usePull(`${untitled}`, async () => untitled !== undefined && afterPageShown(() => pullProblem(untitled)));
  const navigate = useNavigate();
  const from = useFrom();

  async function openRandom(): Promise<void> {
    const account = accountKey();
    const ids = await listProblemIds({ ...toProblemQuery(search), account }, randomFromMax);
    const practice = await readPractice(account);
    const unsolved = ids.filter((id) => stateOf(id, practice) !== 'solved');
    const candidates = unsolved.length > 0 ? unsolved : ids;
    const id = candidates[Math.floor(Math.random() * candidates.length)];
    if (id === undefined) return void showToast(messages.noMatch);
    const [row] = await problemRows([id]);
    await navigate({
      to: workRoute(row?.type),
      params: { problemID: id },
      search: { from },
      state: { from },
    });
  }

  return (
    <div className={styles.picks}>
      {picked && (
        <Link
          to={workRoute(picked.type)}
          params={{ problemID: picked.id }}
          search={{ from }}
          state={{ from }}
          className={styles.dayProblem}
        >
          <CalendarDays size={16} aria-hidden />
          <span className={styles.pickText}>
            <span className={styles.pickLabel}>{messages.dayProblem}</span>
            <span className={styles.pickTitle}>{picked.title ?? picked.id}</span>
          </span>
        </Link>
      )}
      <Button small icon={<Shuffle aria-hidden />} onClick={() => void openRandom()}>
        {messages.randomProblem}
      </Button>
    </div>
  );
}
