import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PackCode } from '../../../../contract/entities/contest/contest-pack';
import { locale } from '../../../lib/translation';
import { syncStatus } from '../../../sync/network/sync-status';
import { call, serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/dialog';
import { messages } from './messages';
import styles from './pack.module.css';

const moment = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const askEveryMs = 30_000;
/** Waits after the start, because this device's clock may be slightly fast. */
const afterStartMs = 1000;

/** Large enough for a projector. Hidden while nobody has a pack. */
export function PackCodePanel({ slug }: { slug: string }) {
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const known = usePackCode(slug, isOffline);
  const [isLarge, setLarge] = useState(false);
  if (!known || known.version === null) return null;
  const { code, version, startTime } = known;
  return (
    <section className={classNames(styles.pack, styles.onDashboard)} aria-labelledby="pack-code">
      <h2 id="pack-code">{messages.code.packs(version)}</h2>
      {code === null ? (
        <p>{messages.code.beforeStart(moment.format(Date.parse(startTime)))}</p>
      ) : (
        <div className={styles.line}>
          <Button onClick={() => setLarge(true)}>{messages.code.show}</Button>
          <span>{messages.code.use}</span>
        </div>
      )}
      {isLarge && code !== null && (
        <Dialog title={messages.code.title} wide onClose={() => setLarge(false)}>
          <div className={styles.wall}>
            <p className={styles.code}>{code}</p>
          </div>
          <p className={styles.note}>{messages.code.typeIt}</p>
        </Dialog>
      )}
    </section>
  );
}

function usePackCode(slug: string, isOffline: boolean): PackCode | null {
  const [known, setKnown] = useState<PackCode | null>(null);
  useEffect(() => {
    if (isOffline) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const ask = async () => {
      const answer = await call('contestPackCode', { params: { slug }, retries: 0 });
      if (isGone) return;
      if (answer.ok) setKnown(answer.data);
      if (answer.ok && answer.data.code !== null) return;
      const leftMs = answer.ok
        ? Date.parse(answer.data.startTime) + afterStartMs - serverClock.now()
        : askEveryMs;
      timer = setTimeout(() => void ask(), leftMs > 0 ? Math.min(askEveryMs, leftMs) : afterStartMs);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [slug, isOffline]);
  return known;
}
