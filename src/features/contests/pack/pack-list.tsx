import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { type ContestPackRow, listPacks, removePack } from '../../../data/contest-run/contest-packs';
import { useFromLink } from '../../../parts/use-from';
import { syncStatus } from '../../../sync/network/sync-status';
import { ItemList, ItemRow } from '../../../ui/layout/item-list';
import { TwoStepButton } from '../../../ui/two-step-button';
import { messages } from './messages';
import styles from './pack.module.css';
import { packStatus } from './pack-status';

export function PackList() {
  useSnapshot(session);
  const account = accountKey();
  const packs = useLiveQuery(() => listPacks(account), [account]);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  if (packs?.length === 0) {
    return <p className={styles.note}>{messages.list.none}</p>;
  }
  return (
    <ItemList>
      {packs?.map((row) => (
        <PackEntry key={row.contestSlug} row={row} isOffline={isOffline} />
      ))}
    </ItemList>
  );
}

function PackEntry({ row, isOffline }: { row: ContestPackRow; isOffline: boolean }) {
  const { account, contestSlug } = row;
  const { name } = row.contest;
  const fromLink = useFromLink();
  const { line, fraction, isTrouble } = packStatus(row, isOffline);
  return (
    <ItemRow
      title={
        <Link to="/contests/$contestSlug" params={{ contestSlug }} {...fromLink}>
          {name}
        </Link>
      }
      line={line}
      isTrouble={isTrouble}
      progress={{ name: messages.list.packOf(name), fraction }}
    >
      <TwoStepButton
        question={messages.list.confirmRemove}
        onConfirm={() => void removePack(account, contestSlug)}
      >
        {messages.list.remove(name)}
      </TwoStepButton>
    </ItemRow>
  );
}
