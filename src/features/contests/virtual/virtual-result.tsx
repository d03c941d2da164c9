import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { virtualSlug } from '../../../../contract/rules/names/virtual-slug';
import { accountKey, session } from '../../../auth/session';
import { readVirtualContest } from '../../../data/contest-run/virtual-contests';
import { virtualSubmissions } from '../../../data/contest-run/virtual-runs';
import { resultText } from '../board/format-score';
import { messages } from './messages';
import styles from './virtual.module.css';
import { virtualStanding } from './virtual-standing';

/** The rank that the virtual run would have had; updates with new verdicts. */
export function VirtualResult({ slug }: { slug: string }) {
  useSnapshot(session);
  const account = accountKey();
  const found = useLiveQuery(async () => {
    const known = await readVirtualContest(account, slug);
    if (!known) return undefined;
    const ids = known.problems.map(({ id }) => id);
    const handedIn = await virtualSubmissions(account, virtualSlug(slug), ids);
    const work = handedIn.map((one, at) => ({ ...one, points: known.problemPoints?.[ids[at] ?? ''] }));
    const standing = virtualStanding(work, known);
    return { standing, result: resultText(known.scoring, standing), leftOut: known.leftOut };
  }, [account, slug]);
  if (!found) return <p>{'\u00a0'}</p>;
  return (
    <>
      <p className={styles.result} role="status">
        {messages.rank(found.standing, found.result)}
      </p>
      {found.leftOut > 0 && <p>{messages.privateLeftOut}</p>}
      <p>{messages.notOnLeaderboard}</p>
    </>
  );
}
