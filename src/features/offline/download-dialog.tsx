import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { languageLabels } from '../../../contract/limits';
import type { RunLanguage } from '../../../wasm/run-client';
import type { DownloadSubject } from '../../data/downloads/downloads';
import { StorageFullError } from '../../data/storage/storage-full';
import { isPlainHttp } from '../../lib/plain-http';
import { usePull } from '../../parts/local-copies/use-pull';
import { estimateDownload } from '../../sync/downloads/estimate-download';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CheckField } from '../../ui/form/field';
import { messages } from './messages';
import styles from './offline.module.css';
import { askToPersist } from './persistence';
import { requestDownload } from './request-download';
import { deviceLanguages, downloadRuntime } from './runtime-downloads';
import { useRuntimes } from './use-runtimes';

interface DownloadDialogProps {
  subject: DownloadSubject;
  title: string;
  onClose(): void;
}

export function DownloadDialog(props: DownloadDialogProps) {
  return isPlainHttp() ? <NeedsHttps {...props} /> : <DownloadForm {...props} />;
}

function NeedsHttps({ title, onClose }: DownloadDialogProps) {
  return (
    <Dialog title={messages.dialog.title(title)} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{messages.dialog.needsHttps}</p>
        <div className={styles.actions}>
          <Link to="/join" className={buttonClass('primary')}>
            {messages.dialog.openOverHttps}
          </Link>
          <Button look="quiet" onClick={onClose}>
            {messages.dialog.notNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function DownloadForm({ subject, title, onClose }: DownloadDialogProps) {
  const estimate = usePull('estimate', () => estimateDownload(subject));
  const status = useRuntimes();
  const [unwanted, setUnwanted] = useState<ReadonlySet<RunLanguage>>(new Set(['CPP17']));
  const [problem, setProblem] = useState<string | null>(null);
  const offered = deviceLanguages.flatMap((language) => {
    const found = status[language];
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
      await requestDownload(subject, title);
    } catch (error) {
      setProblem(error instanceof StorageFullError ? error.message : messages.dialog.notSaved);
      return;
    }
    for (const { language } of chosen) void downloadRuntime(language);
    onClose();
    // Last: the browser may ask the user, and nothing waits for the answer.
    await askToPersist();
  };
  return (
    <Dialog title={messages.dialog.title(title)} onClose={onClose}>
      <div className={styles.dialog}>
        <p role="status">{estimateText(estimate.last)}</p>
        {offered.length > 0 && (
          <fieldset className={styles.languages}>
            <legend>{messages.dialog.languages}</legend>
            {offered.map(({ language, downloadBytes }) => (
              <CheckField
                key={language}
                label={messages.dialog.language(languageLabels[language], downloadBytes)}
                checked={!unwanted.has(language)}
                onChange={() => toggle(language)}
              />
            ))}
          </fieldset>
        )}
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.actions}>
          <Button look="primary" onClick={() => void start()}>
            {messages.dialog.download}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {messages.dialog.notNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function estimateText(estimate: Awaited<ReturnType<typeof estimateDownload>> | null): string {
  const texts = messages.dialog;
  if (!estimate) return texts.checkingSize;
  if (!estimate.ok) return estimate.reason === 'notFound' ? texts.notFound : texts.sizeUnknown;
  const { problemCount, bytes, missingBytes } = estimate;
  if (missingBytes === bytes) return texts.size(problemCount, bytes);
  return missingBytes === 0
    ? texts.sizeAllHere(problemCount, bytes)
    : texts.sizePartlyHere(problemCount, bytes, missingBytes);
}
