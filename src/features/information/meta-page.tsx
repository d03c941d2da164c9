import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { readMeta } from '../../data/db/server-facts';
import { outboxSummary } from '../../data/outbox/outbox';
import { syncStatus } from '../../sync/network/sync-status';
import { pullMeta } from '../../sync/pull/pull-meta';
import { serverClock } from '../../sync/server/page-client';
import { Page } from '../../ui/page';
import { useNow } from '../../ui/use-now';
import { type DeviceFacts, readDeviceFacts } from './device-facts';
import { type Fact, FactsTable } from './facts-table';
import { serverFacts } from './server-facts';
import { syncFacts } from './sync-facts';

const unknown = '…';
const nothing = { waiting: 0, sending: 0, refused: 0, paused: 0 };

/** NAV-21: facts about server and device for bug reports. */
export function MetaPage() {
  useSnapshot(session);
  const account = accountKey();
  const sync = useSnapshot(syncStatus);
  const outbox = useLiveQuery(() => outboxSummary(account), [account], nothing);
  const now = useNow(5000);
  return (
    <Page
      title="About this installation"
      intro={
        <>
          The server and this device, in the words a report of a fault needs.{' '}
          <Link to="/test">Check this device</Link> or see the <Link to="/status">system status</Link>.
        </>
      }
      narrow
    >
      <ServerTable />
      <FactsTable title="Sync" facts={syncFacts(sync, outbox, serverClock.now() - Date.now(), now)} />
      <DeviceTable />
    </Page>
  );
}

function ServerTable() {
  const meta = useLiveQuery(readMeta);
  useEffect(() => void pullMeta(), []);
  const place = { name: 'Address', value: location.origin };
  return <FactsTable title="Server" facts={[place, ...serverFacts(meta)]} />;
}

function DeviceTable() {
  const [device, setDevice] = useState<DeviceFacts>();
  useEffect(() => {
    let shown = true;
    void readDeviceFacts().then((facts) => shown && setDevice(facts));
    return () => {
      shown = false;
    };
  }, []);
  const facts: Fact[] = [
    { name: 'Storage', value: device?.storage ?? unknown },
    { name: 'Kept for good', value: device?.persisted ?? unknown },
    { name: 'Offline support', value: device?.serviceWorker ?? unknown },
    { name: 'Display', value: device?.display ?? unknown },
    { name: 'Language', value: device?.language ?? unknown },
    { name: 'Time zone', value: device?.timeZone ?? unknown },
    { name: 'Browser', value: device?.browser ?? unknown },
  ];
  return <FactsTable title="This device" facts={facts} />;
}
