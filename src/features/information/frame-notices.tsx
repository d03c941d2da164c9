import { useLiveQuery } from 'dexie-react-hooks';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { readMeta } from '../../data/db/server-facts';
import { pullMeta } from '../../sync/pull/pull-meta';
import { Notice } from '../../ui/notice';
import { messages } from './messages';
import { StorageBlocked } from './storage-blocked';
import styles from './storage-blocked.module.css';

/** The first look comes with the probe at the start of the page. */
const refreshMs = 60_000;

/** Above each page. */
export function FrameNotices() {
  return (
    <>
      <StorageBlocked />
      <AdministratorNotice />
    </>
  );
}

/** What an administrator tells everybody; offline, what this device heard last. */
function AdministratorNotice() {
  const notice = useLiveQuery(async () => (await readMeta())?.notice);
  useEffect(() => {
    const pull = () => void (document.visibilityState === 'visible' && pullMeta(0));
    const timer = setInterval(pull, refreshMs);
    return () => clearInterval(timer);
  }, []);
  if (!notice) return null;
  return (
    <section className={styles.place} aria-label={messages.siteNotice}>
      <Notice tone={notice.tone === 'alert' ? 'alert' : 'accent'} icon={<Megaphone aria-hidden />}>
        {notice.text}
      </Notice>
    </section>
  );
}
