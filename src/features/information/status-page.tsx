import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/sync-status';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { refreshServerStatus, serverStatus } from './server-status';
import { StatusHead } from './status-head';
import { StatusReport } from './status-report';

/** What the server says of its parts, for people (D-36). Asked for anew on each visit, and when the network comes back. */
export function StatusPage() {
  const { report, asking, failure } = useSnapshot(serverStatus);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  useEffect(() => {
    if (!isOffline) void refreshServerStatus();
  }, [isOffline]);

  return (
    <Page
      title="System status"
      narrow
      actions={
        <Button icon={<RefreshCw aria-hidden />} disabled={asking} onClick={() => void refreshServerStatus()}>
          {asking ? 'Asking…' : 'Refresh'}
        </Button>
      }
    >
      <StatusHead report={report} failure={failure} />
      {report && <StatusReport status={report.status} />}
    </Page>
  );
}
