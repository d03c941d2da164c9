import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { History } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { virtualSlug } from '../../../../contract/rules/names/virtual-slug';
import { accountKey, session } from '../../../auth/session';
import { readRun } from '../../../data/contest-run/contest-runs';
import { readContest } from '../../../data/copies/contests';
import { serverClock } from '../../../sync/server/page-client';
import { buttonClass } from '../../../ui/button';
import { messages } from './messages';
import styles from './virtual.module.css';
import { isVirtualOpen } from './virtual-open';

export function VirtualPanel({ slug }: { slug: string }) {
  useSnapshot(session);
  const account = accountKey();
  const found = useLiveQuery(async () => {
    const [contest, run] = await Promise.all([readContest(slug), readRun(account, virtualSlug(slug))]);
    return contest && { contest, run };
  }, [account, slug]);
  if (!found) return null;
  const { contest, run } = found;
  if (!isVirtualOpen(contest, serverClock.now())) return null;
  return (
    <section className={styles.panel} aria-labelledby="virtual-run">
      <h2 id="virtual-run">{messages.title}</h2>
      <p>{messages.offer}</p>
      <div>
        <Link
          to="/contests/$contestSlug/code"
          params={{ contestSlug: virtualSlug(slug) }}
          className={buttonClass('plain')}
        >
          <History aria-hidden />
          {run ? messages.openRun : messages.title}
        </Link>
      </div>
    </section>
  );
}
