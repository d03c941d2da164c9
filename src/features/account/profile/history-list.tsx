import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageLabels } from '../../../../contract/limits';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { type HistoryRow, readHistory } from '../../../data/copies/profiles';
import { submissionProgressKey } from '../../../data/work/submissions';
import { timeAgo } from '../../../lib/words';
import { usePull } from '../../../parts/local-copies/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullHistory } from '../../../sync/pull/pull-profiles';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import styles from './history-list.module.css';
import { messages } from './messages';
import resultStyles from './submission-result.module.css';

const pageRows = 20;

export function HistoryList({ account }: { account: string }) {
  const [limit, setLimit] = useState(pageRows);
  const history = useLiveQuery(() => readHistory(account, limit), [account, limit]);
  // Fetches again after a submission was sent or judged, and when back online.
  const { network } = useSnapshot(syncStatus);
  const progress = useLiveQuery(() => submissionProgressKey(account), [account]);
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
        {last?.ok
          ? messages.noSubmissions(<Link to="/explore">{messages.findProblem}</Link>)
          : messages.submissionsUnknown}
      </p>
    );
  }
  return (
    <>
      <ul className={resultStyles.list}>
        {rows.map((row) => (
          <HistoryEntry key={row.submissionID} row={row} />
        ))}
      </ul>
      {older === 'failed' && (
        <p className={styles.empty} role="status">
          {messages.olderUnavailable}
        </p>
      )}
      {(knowsMore || next) && (
        <Button disabled={older === 'asking'} onClick={() => void showOlder()}>
          {older === 'asking' ? messages.loading : messages.showOlder}
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
    kind === 'answer'
      ? verdict === 'AC'
        ? messages.correct
        : messages.incorrect
      : verdict && verdictLabels[verdict];
  const points = score !== undefined && score > 0 && score < 100 ? ` · ${messages.points(score)}` : '';
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
        <span className={resultStyles[look]}>
          {result ?? messages.receipts.judging}
          {points}
        </span>
      </p>
      <p className={resultStyles.facts}>
        {kind === 'answer' ? messages.answer : language && languageLabels[language]} ·{' '}
        <time dateTime={receivedTime}>{timeAgo(Date.parse(receivedTime), now)}</time>
      </p>
      {code !== undefined && (
        <details className={styles.code}>
          <summary>{messages.code}</summary>
          <div className={styles.codeBox}>
            <CopyButton text={code} label={messages.copyCode} />
            <ScrollArea role="group" label={messages.codeFor(title)} className={styles.codeText}>
              <pre>{code}</pre>
            </ScrollArea>
          </div>
        </details>
      )}
    </li>
  );
}
