import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import type { HelpPart } from '../../../../contract/entities/problem/problem-help';
import { closedByRunUntil } from '../../../data/help/open-run';
import { openHelp, readOpenedHelp } from '../../../data/help/opened-help';
import { solvedProblemIds } from '../../../data/work/submissions';
import { momentText } from '../../../lib/words';
import { pullOpenedHelp } from '../../../sync/help/pull-opened-help';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import { Notice } from '../../../ui/notice';
import { useNow } from '../../../ui/time/use-now';
import { showToast } from '../../../ui/toast';
import styles from '../help.module.css';
import { messages } from '../messages';
import { Editorial } from './editorial';
import { Hints } from './hints';

export type Opened = 'hints' | 'editorial';

interface HelpPanelProps {
  account: string;
  problem: ProblemDetail;
  opened: Opened;
}

export function HelpPanel({ account, problem, opened }: HelpPanelProps) {
  const { id, closedBy } = problem;
  const now = useNow();
  const { network } = useSnapshot(syncStatus);
  useEffect(() => {
    if (network !== 'offline') void pullOpenedHelp(account, id);
  }, [account, id, network]);
  const known = useLiveQuery(
    async () => ({
      parts: await readOpenedHelp(account, id),
      isSolved: (await solvedProblemIds(account)).has(id),
      runUntil: (await closedByRunUntil(account, id, serverClock.now())) ?? 0,
    }),
    [account, id],
  );
  const place = useRef<HTMLDivElement>(null);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  if (!known) return null;
  const until = Math.max(known.runUntil, closedBy ? Date.parse(closedBy.until) : 0);
  if (until > serverClock.now()) return <Notice>{messages.closed(momentText(until, now))}</Notice>;
  const open = (part: HelpPart) =>
    openHelp(account, id, part).catch((error: unknown) => {
      console.error('An opening could not be stored', error);
      showToast(messages.notSaved, { tone: 'alert' });
    });
  return (
    <div ref={place} className={styles.panel}>
      {opened === 'hints' ? (
        <Hints problem={problem} account={account} parts={known.parts} onOpen={open} />
      ) : (
        <Editorial
          problem={problem}
          account={account}
          isOpen={known.isSolved || problem.own === true || known.parts.has('editorial')}
          onOpen={() => open('editorial')}
        />
      )}
    </div>
  );
}
