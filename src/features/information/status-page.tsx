import { useLiveQuery } from 'dexie-react-hooks';
import { RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { readStatus } from '../../data/db/server-facts';
import { usePull } from '../../parts/local-copies/use-pull';
import { messages as partMessages } from '../../parts/messages';
import { syncStatus } from '../../sync/network/sync-status';
import { pullStatus } from '../../sync/pull/pull-status';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import styles from './facts-table.module.css';
import { messages } from './messages';
import { StatusHead } from './status-head';
import { StatusReport } from './status-report';

/** Status of the server's parts (D-36). Fetched on each visit and when back online. */
export function StatusPage() {
  const report = useLiveQuery(async () => (await readStatus()) ?? null);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const pull = usePull(`status:${isOffline}`, pullStatus);
  const failure = pull.last && !pull.last.ok ? pull.last.message : null;
  // A report from an earlier visit says nothing about the current state.
  const contact = failure !== null ? 'none' : pull.last ? 'answered' : 'asking';

  return (
    <Page
      title={partMessages.pageTitles['/status']}
      narrow
      actions={
        <Button icon={<RefreshCw aria-hidden />} disabled={pull.pulling} onClick={pull.again}>
          {pull.pulling ? messages.status.checking : messages.status.refresh}
        </Button>
      }
    >
      <StatusHead report={report} failure={failure} contact={contact} />
      {report && <StatusReport status={report.status} contact={contact} />}
      {/* Not before the answer, whose length would move it. */}
      {contact !== 'asking' && (
        <p className={styles.more}>
          {messages.status.forPrograms(<a href="/api/docs">{messages.status.apiDocumentation}</a>)}
        </p>
      )}
    </Page>
  );
}
