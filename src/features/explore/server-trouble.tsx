import { useEffect } from 'react';
import type { PullResult } from '../../sync/pull/pull-challenges';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

interface ServerTroubleProps {
  pull: { pulling: boolean; last: PullResult | null };
  /** The top bar already says that the server is not reached, and the page shows the device's copy of the list. */
  isSaid: boolean;
  onAgain(): void;
}

/** EXP-14, EXP-15 */
export function ServerTrouble({ pull, isSaid, onAgain }: ServerTroubleProps) {
  const reason = pull.last && !pull.last.ok ? pull.last.reason : null;
  const isTroubled = !isSaid && (reason === 'timeout' || reason === 'failing');
  useEffect(() => {
    if (!isTroubled) return;
    showToast(messages.downtime, { tone: 'alert', id: 'downtime' });
  }, [isTroubled]);
  if (!isTroubled) return null;
  return (
    <div style={{ marginBlock: 'var(--space-3)' }}>
      <Notice
        tone="alert"
        actions={
          <Button small disabled={pull.pulling} onClick={onAgain}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.serverProblem}
      </Notice>
    </div>
  );
}
