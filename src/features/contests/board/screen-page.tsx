import { Snowflake } from 'lucide-react';
import { boardOf } from '../../../../contract/rules/contest/replay';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { messages } from './messages';
import { ReplayTable } from './replay-table';
import styles from './screen.module.css';
import { useReplay } from './use-replay';

/** For spectators and projectors: without menus, for everybody with the link, and always current. */
export function ScreenPage({ slug }: { slug: string }) {
  const { replay, failure, again } = useReplay(slug, true);
  usePageName(replay?.contestName);
  if (!replay) {
    return (
      <div className={styles.screen}>
        <h1>{messages.title}</h1>
        {failure === null ? (
          <SkeletonLines count={12} />
        ) : (
          <div role="alert" className={styles.problem}>
            <p>{failure}</p>
            <Button onClick={again}>{messages.tryAgain}</Button>
          </div>
        )}
      </div>
    );
  }
  // Spectators see the frozen leaderboard, also if the organiser opens this page.
  const isFrozen = replay.frozenSince !== null;
  const rows = boardOf(replay, ({ isLate }) => !isFrozen || isLate !== true);
  return (
    <div className={styles.screen}>
      <h1>{replay.contestName}</h1>
      {isFrozen && (
        <Notice tone="accent" icon={<Snowflake aria-hidden />}>
          {messages.screenFrozen}
        </Notice>
      )}
      {failure !== null && <p role="status">{messages.screenOld}</p>}
      {rows.length === 0 ? <p>{messages.empty}</p> : <ReplayTable replay={replay} rows={rows} />}
    </div>
  );
}
