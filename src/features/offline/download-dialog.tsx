import { useState } from 'react';
import { languageLabels } from '../../../contract/limits';
import type { RunLanguage } from '../../../wasm/run-client';
import type { DownloadSubject } from '../../data/downloads/downloads';
import { StorageFullError } from '../../data/storage/storage-full';
import { byteText, counted } from '../../lib/words';
import { usePull } from '../../parts/use-pull';
import { estimateDownload } from '../../sync/downloads/estimate-download';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CheckField } from '../../ui/form/field';
import styles from './offline.module.css';
import { askToPersist } from './persistence';
import { bringRuntime, deviceLanguages } from './runtime-downloads';
import { useRuntimes } from './use-runtimes';
import { wantAndFetch } from './want-download';

interface DownloadDialogProps {
  subject: DownloadSubject;
  title: string;
  onClose(): void;
}

export function DownloadDialog({ subject, title, onClose }: DownloadDialogProps) {
  const estimate = usePull('estimate', () => estimateDownload(subject));
  const standing = useRuntimes();
  const [unwanted, setUnwanted] = useState<ReadonlySet<RunLanguage>>(new Set(['CPP17']));
  const [problem, setProblem] = useState<string | null>(null);
  const offered = deviceLanguages.flatMap((language) => {
    const found = standing[language];
    return found?.at === 'missing' ? [{ language, downloadBytes: found.downloadBytes }] : [];
  });
  const chosen = offered.filter(({ language }) => !unwanted.has(language));
  const toggle = (language: RunLanguage) =>
    setUnwanted((before) => {
      const after = new Set(before);
      if (!after.delete(language)) after.add(language);
      return after;
    });
  const start = async () => {
    try {
      await wantAndFetch(subject, title);
    } catch (error) {
      setProblem(error instanceof StorageFullError ? error.message : 'It could not be written down here.');
      return;
    }
    for (const { language } of chosen) void bringRuntime(language);
    onClose();
    // Last: the browser may ask the user, and nothing waits for the answer.
    await askToPersist();
  };
  return (
    <Dialog title={`Download ${title}`} onClose={onClose}>
      <div className={styles.dialog}>
        <p role="status">{estimateText(estimate.last)}</p>
        {offered.length > 0 && (
          <fieldset className={styles.languages}>
            <legend>Languages that are not on this device yet</legend>
            {offered.map(({ language, downloadBytes }) => (
              <CheckField
                key={language}
                label={`${languageLabels[language]}, ${byteText(downloadBytes)}`}
                checked={!unwanted.has(language)}
                onChange={() => toggle(language)}
              />
            ))}
          </fieldset>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.actions}>
          <Button look="primary" onClick={() => void start()}>
            Download
          </Button>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function estimateText(estimate: Awaited<ReturnType<typeof estimateDownload>> | null): string {
  if (!estimate) return 'Asking how much it is…';
  if (!estimate.ok) {
    return estimate.reason === 'notFound'
      ? 'The server does not have it any more.'
      : 'Without a network nobody can say how much it is. It is fetched as soon as there is one.';
  }
  const { problemCount, bytes, missingBytes } = estimate;
  const size = `${counted(problemCount, 'problem')}, about ${byteText(bytes)}.`;
  if (missingBytes === bytes) return size;
  return missingBytes === 0
    ? `${size} All of it is on this device; a download keeps it here, and up to date.`
    : `${size} ${byteText(missingBytes)} of that are to be fetched.`;
}
