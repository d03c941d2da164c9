import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import {
  countCopies,
  type DownloadRow,
  listDownloads,
  pauseDownload,
  removeDownload,
} from '../../data/downloads/downloads';
import { useFromLink } from '../../parts/use-from';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { ItemList, ItemRow } from '../../ui/layout/item-list';
import { useNow } from '../../ui/time/use-now';
import { TwoStepButton } from '../../ui/two-step-button';
import { downloadStatus } from './download-status';
import { messages } from './messages';
import styles from './offline.module.css';
import { requestDownload } from './request-download';

export function DownloadList() {
  const downloads = useLiveQuery(listDownloads);
  const copies = useLiveQuery(countCopies);
  return (
    <>
      {downloads?.length === 0 && <p className={styles.note}>{messages.downloads.none}</p>}
      {downloads && downloads.length > 0 && (
        <ItemList>
          {downloads.map((row) => (
            <DownloadEntry key={row.key} row={row} />
          ))}
        </ItemList>
      )}
      {copies && (
        <p className={styles.note}>
          {copies.problems > copies.pinned
            ? messages.downloads.copiesWithOthers(copies.problems, copies.pinned)
            : messages.downloads.copies(copies.problems, copies.pinned)}
        </p>
      )}
    </>
  );
}

function DownloadEntry({ row }: { row: DownloadRow }) {
  const now = useNow();
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const { line, fraction, isTrouble } = downloadStatus(row, isOffline, now);
  return (
    <ItemRow
      title={<Title row={row} />}
      line={line}
      isTrouble={isTrouble}
      progress={{ name: row.title, fraction }}
    >
      {row.state === 'wanted' && (
        <Button small onClick={() => void pauseDownload(row.key)}>
          {messages.downloads.pause(row.title)}
        </Button>
      )}
      {(row.state === 'paused' || row.state === 'failed') && (
        <Button small onClick={() => void requestDownload(row.subject, row.title)}>
          {messages.downloads.resume(row.title)}
        </Button>
      )}
      <TwoStepButton
        question={messages.downloads.confirmRemove}
        onConfirm={() => void removeDownload(row.key)}
      >
        {messages.downloads.remove(row.title)}
      </TwoStepButton>
    </ItemRow>
  );
}

function Title({ row: { subject, title } }: { row: DownloadRow }) {
  const fromLink = useFromLink();
  switch (subject.kind) {
    case 'challenge':
      return (
        <Link to="/challenges/$challengeID" params={{ challengeID: subject.name }} {...fromLink}>
          {title}
        </Link>
      );
    case 'tag':
      return (
        <Link to="/tags/$tag" params={{ tag: subject.name }} {...fromLink}>
          {messages.downloads.tag(title)}
        </Link>
      );
    case 'assignment':
      return (
        <Link
          to="/classes/$classID"
          params={{ classID: 'assignment' }}
          search={{ id: subject.name, from: fromLink.search.from }}
          state={fromLink.state}
        >
          {title}
        </Link>
      );
    case 'everything':
      return <Link to="/explore">{title}</Link>;
    default:
      return subject satisfies never;
  }
}
