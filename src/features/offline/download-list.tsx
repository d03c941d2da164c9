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
import { counted } from '../../lib/words';
import { useFromLink } from '../../parts/use-from';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { KeptList, KeptRow } from '../../ui/kept-list';
import { TwoStepButton } from '../../ui/two-step-button';
import { useNow } from '../../ui/use-now';
import { describeDownload, kindWords } from './download-words';
import styles from './offline.module.css';
import { wantAndFetch } from './want-download';

export function DownloadList() {
  const downloads = useLiveQuery(listDownloads);
  const copies = useLiveQuery(countCopies);
  return (
    <>
      {downloads?.length === 0 && (
        <p className={styles.note}>
          Nothing yet. A challenge or a tag has its download on its own page; or take everything.
        </p>
      )}
      {downloads && downloads.length > 0 && (
        <KeptList>
          {downloads.map((row) => (
            <DownloadEntry key={row.key} row={row} />
          ))}
        </KeptList>
      )}
      {copies && (
        <p className={styles.note}>
          {`${counted(copies.problems, 'problem')} on this device, ${copies.pinned.toLocaleString('en')} of them downloaded to stay.`}
          {copies.problems > copies.pinned &&
            ' The others were opened or fetched ahead, and go first when room is needed.'}
        </p>
      )}
    </>
  );
}

function DownloadEntry({ row }: { row: DownloadRow }) {
  const now = useNow();
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const { line, fraction, isTrouble } = describeDownload(row, isOffline, now);
  return (
    <KeptRow
      title={<Title row={row} />}
      line={line}
      isTrouble={isTrouble}
      progress={{ name: row.title, fraction }}
    >
      {row.state === 'wanted' && (
        <Button small onClick={() => void pauseDownload(row.key)}>
          Pause<span className="visually-hidden"> {row.title}</span>
        </Button>
      )}
      {(row.state === 'paused' || row.state === 'failed') && (
        <Button small onClick={() => void wantAndFetch(row.subject, row.title)}>
          Go on<span className="visually-hidden"> with {row.title}</span>
        </Button>
      )}
      <TwoStepButton question="Remove it?" onConfirm={() => void removeDownload(row.key)}>
        Remove<span className="visually-hidden"> {row.title}</span>
      </TwoStepButton>
    </KeptRow>
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
          {`${kindWords.tag} ${title}`}
        </Link>
      );
    case 'everything':
      return <Link to="/explore">{title}</Link>;
    default:
      return subject satisfies never;
  }
}
