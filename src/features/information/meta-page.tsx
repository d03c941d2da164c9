import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { readMeta } from '../../data/db/server-facts';
import { outboxSummary } from '../../data/outbox/outbox';
import { messages as partMessages } from '../../parts/messages';
import { syncStatus } from '../../sync/network/sync-status';
import { pullMeta } from '../../sync/pull/pull-meta';
import { serverClock } from '../../sync/server/page-client';
import { Page } from '../../ui/page';
import { useNow } from '../../ui/time/use-now';
import { type DeviceFacts, readDeviceFacts } from './device-facts';
import { type Fact, FactsTable } from './facts-table';
import { messages } from './messages';
import { serverFacts } from './server-facts';
import { syncFacts } from './sync-facts';

const texts = messages.installation;
const { unknown } = texts;
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
      title={partMessages.pageTitles['/meta']}
      intro={texts.intro(
        <Link to="/test">{texts.checkDevice}</Link>,
        <Link to="/status">{texts.systemStatus}</Link>,
      )}
      narrow
    >
      <ServerTable />
      <FactsTable title={texts.sync} facts={syncFacts(sync, outbox, serverClock.now() - Date.now(), now)} />
      <DeviceTable />
    </Page>
  );
}

function ServerTable() {
  const meta = useLiveQuery(readMeta);
  useEffect(() => void pullMeta(), []);
  const place = { name: texts.address, value: location.origin };
  return <FactsTable title={texts.server} facts={[place, ...serverFacts(meta)]} />;
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
    { name: texts.storage, value: device?.storage ?? unknown },
    { name: texts.persistent, value: device?.persisted ?? unknown },
    { name: texts.offlineSupport, value: device?.serviceWorker ?? unknown },
    { name: texts.display, value: device?.display ?? unknown },
    { name: texts.language, value: device?.language ?? unknown },
    { name: texts.timeZone, value: device?.timeZone ?? unknown },
    { name: texts.browser, value: device?.browser ?? unknown },
  ];
  return <FactsTable title={texts.device} facts={facts} />;
}
