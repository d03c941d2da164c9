import type { SimilarityReport } from '../../../../contract/entities/contest/similarity';
import { momentText } from '../../../lib/words';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { useMay } from '../organiser/role';
import { messages } from './messages';
import styles from './similarity.module.css';

interface CheckStateProps {
  report: SimilarityReport;
  offline: boolean;
  onStart(): void;
}

export function CheckState({ report, offline, onStart }: CheckStateProps) {
  const { check } = report;
  const mayStart = useMay('judge');
  return (
    <div className={styles.check}>
      {mayStart && (
        <Button look="primary" disabled={offline || check?.state === 'running'} onClick={onStart}>
          {check ? messages.startAgain : messages.start}
        </Button>
      )}
      {offline && <span>{messages.checkNeedsNetwork}</span>}
      <span role="status">{stateText(report)}</span>
      {check?.state === 'running' && check.total > 0 && (
        <progress
          aria-label={messages.running(check.done, check.total)}
          value={check.done}
          max={check.total}
        />
      )}
    </div>
  );
}

function stateText({ check, groups }: SimilarityReport): string {
  if (!check) return messages.never;
  if (check.state === 'running') return messages.running(check.done, check.total);
  if (check.state === 'failed') return messages.failed;
  if (check.state === 'stopped') return messages.stopped;
  const sum = (of: 'compared' | 'leftOut') => groups.reduce((total, group) => total + group[of], 0);
  const time = momentText(Date.parse(check.finishedAt ?? check.startedAt), serverClock.now());
  const checked = messages.checkedAt(time, sum('compared'));
  return sum('leftOut') > 0 ? `${checked} · ${messages.leftOut(sum('leftOut'))}` : checked;
}
