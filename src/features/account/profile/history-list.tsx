import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageLabels } from '../../../../contract/limits';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import { type HistoryRow, readHistory } from '../../../data/copies/profiles';
import { handedInProgress } from '../../../data/work/submissions';
import { timeAgo } from '../../../lib/words';
import { usePull } from '../../../parts/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullHistory } from '../../../sync/pull/pull-profiles';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { ScrollArea } from '../../../ui/scroll-area';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/use-now';
import handedIn from './handed-in.module.css';
import styles from './history-list.module.css';

const pageRows = 20;

export function HistoryList({ account }: { account: string }) {
  const [limit, setLimit] = useState(pageRows);
  const history = useLiveQuery(() => readHistory(account, limit), [account, limit]);
  // Fetches again after a submission was sent or judged, and when back online.
  const { network } = useSnapshot(syncStatus);
  const progress = useLiveQuery(() => handedInProgress(account), [account]);
  const { pulling, last } = usePull(`${account} ${network === 'offline'} ${progress}`, () =>
    pullHistory(account, 'newest'),
  );
  const [older, setOlder] = useState<'idle' | 'asking' | 'failed'>('idle');
  if (!history || (pulling && history.rows.length === 0)) return <SkeletonLines count={4} />;

  const { rows, next } = history;
  const knowsMore = rows.length === limit;
  const showOlder = async () => {
    setOlder('asking');
    const result = next === null ? null : await pullHistory(account, 'older');
    setLimit(limit + pageRows);
    setOlder(result?.ok === false ? 'failed' : 'idle');
  };
  if (rows.length === 0) {
    return (
      <p className={styles.empty}>
        {last?.ok ? (
          <>
            Nothing yet. <Link to="/explore">Find a problem</Link> and hand something in.
          </>
        ) : (
          'What you have handed in is not on this device. It needs the network once.'
        )}
      </p>
    );
  }
  return (
    <>
      <ul className={handedIn.list}>
        {rows.map((row) => (
          <HistoryEntry key={row.submissionID} row={row} />
        ))}
      </ul>
      {older === 'failed' && (
        <p className={styles.empty} role="status">
          Older ones are not on this device, and the server cannot be reached.
        </p>
      )}
      {(knowsMore || next) && (
        <Button disabled={older === 'asking'} onClick={() => void showOlder()}>
          {older === 'asking' ? 'Fetching…' : 'Show older'}
        </Button>
      )}
    </>
  );
}

function HistoryEntry({ row }: { row: HistoryRow }) {
  const { problemID, title, language, receivedTime, verdict, score, code, kind } = row;
  const now = useNow();
  const look = verdict === undefined ? 'waiting' : verdict === 'AC' ? 'accepted' : 'rejected';
  const result =
    kind === 'answer' ? (verdict === 'AC' ? 'Right' : 'Not right') : verdict && verdictLabels[verdict];
  const points = score !== undefined && score > 0 && score < 100 ? ` · ${Math.round(score)} points` : '';
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <Link
          to="/problems/$problemID"
          params={{ problemID }}
          search={{ from: '/profile' }}
          state={{ from: '/profile' }}
        >
          {title}
        </Link>
        <span className={handedIn[look]}>
          {result ?? 'Judging'}
          {points}
        </span>
      </p>
      <p className={handedIn.facts}>
        {kind === 'answer' ? 'Answer' : language && languageLabels[language]} ·{' '}
        <time dateTime={receivedTime}>{timeAgo(Date.parse(receivedTime), now)}</time>
      </p>
      {code !== undefined && (
        <details className={styles.code}>
          <summary>Code</summary>
          <div className={styles.codeBox}>
            <CopyButton text={code} label="Copy code" />
            <ScrollArea role="group" label={`Code for ${title}`} className={styles.codeText}>
              <pre>{code}</pre>
            </ScrollArea>
          </div>
        </details>
      )}
    </li>
  );
}
