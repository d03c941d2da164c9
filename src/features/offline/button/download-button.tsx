import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleCheck, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type DownloadSubject, downloadKey, readDownload } from '../../../data/downloads/downloads';
import { Button, buttonClass } from '../../../ui/button';
import { messages } from './messages';

const DownloadDialog = lazy(() => import('../download-dialog').then((m) => ({ default: m.DownloadDialog })));

interface DownloadButtonProps {
  subject: DownloadSubject;
  title: string;
  label?: string;
}

export function DownloadButton({ subject, title, label = messages.downloadForOffline }: DownloadButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const key = downloadKey(subject);
  const row = useLiveQuery(async () => (await readDownload(key)) ?? null, [key]);
  // A press that came before the row was known.
  if (isAsking && row) setAsking(false);
  return (
    <>
      {row ? (
        <Link to="/offline" className={buttonClass('plain')}>
          {row.state === 'ready' ? <CircleCheck aria-hidden /> : <Download aria-hidden />}
          {row.state === 'ready' ? messages.downloaded : messages.viewDownload}
        </Link>
      ) : (
        <Button icon={<Download aria-hidden />} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
      {isAsking && row === null && (
        <Suspense>
          <DownloadDialog subject={subject} title={title} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
