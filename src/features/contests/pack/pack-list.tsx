import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { type ContestPackRow, listPacks, removePack } from '../../../data/contest-run/contest-packs';
import { useFromLink } from '../../../parts/use-from';
import { syncStatus } from '../../../sync/network/sync-status';
import { KeptList, KeptRow } from '../../../ui/kept-list';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './pack.module.css';
import { describePack } from './pack-words';

export function PackList() {
  useSnapshot(session);
  const account = accountKey();
  const packs = useLiveQuery(() => listPacks(account), [account]);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  if (packs?.length === 0) {
    return (
      <p className={styles.note}>
        None. Whoever is registered for a contest downloads its pack on the contest’s page, before it begins.
      </p>
    );
  }
  return (
    <KeptList>
      {packs?.map((row) => (
        <PackEntry key={row.contestSlug} row={row} isOffline={isOffline} />
      ))}
    </KeptList>
  );
}

function PackEntry({ row, isOffline }: { row: ContestPackRow; isOffline: boolean }) {
  const { account, contestSlug } = row;
  const { name } = row.contest;
  const fromLink = useFromLink();
  const { line, fraction, isTrouble } = describePack(row, isOffline);
  return (
    <KeptRow
      title={
        <Link to="/contests/$contestSlug" params={{ contestSlug }} {...fromLink}>
          {name}
        </Link>
      }
      line={line}
      isTrouble={isTrouble}
      progress={{ name: `the pack of ${name}`, fraction }}
    >
      <TwoStepButton question="Remove it?" onConfirm={() => void removePack(account, contestSlug)}>
        Remove<span className="visually-hidden"> the pack of {name}</span>
      </TwoStepButton>
    </KeptRow>
  );
}
