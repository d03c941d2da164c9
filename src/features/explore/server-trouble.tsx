import { useEffect } from 'react';
import type { PullResult } from '../../sync/pull-challenges';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toast';

interface ServerTroubleProps {
  pull: { pulling: boolean; last: PullResult | null };
  onAgain(): void;
}

/** EXP-14, EXP-15: a list request that timed out is said in a toast and on the page. Being offline is no trouble. */
export function ServerTrouble({ pull, onAgain }: ServerTroubleProps) {
  const reason = pull.last && !pull.last.ok ? pull.last.reason : null;
  const timedOut = reason === 'timeout';
  useEffect(() => {
    if (!timedOut) return;
    showToast('Server is experiencing unexpected downtime. Please try again later.', {
      tone: 'alert',
      id: 'downtime',
    });
  }, [timedOut]);
  if (!timedOut) return null;
  return (
    <div style={{ marginBlock: 'var(--space-3)' }}>
      <Notice
        tone="alert"
        actions={
          <Button small disabled={pull.pulling} onClick={onAgain}>
            Try again
          </Button>
        }
      >
        Looks like there's a problem with the server. Please try again later.
      </Notice>
    </div>
  );
}
