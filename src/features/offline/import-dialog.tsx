import { useState } from 'react';
import { StorageFullError } from '../../data/storage/storage-full';
import { applyImport, type ImportPlan } from '../../data/work-file/import-work';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { summarizeImport } from './import-summary';
import { messages } from './messages';
import styles from './offline.module.css';

interface ImportDialogProps {
  plan: ImportPlan;
  onClose(notice?: string): void;
}

export function ImportDialog({ plan, onClose }: ImportDialogProps) {
  const { changes, notImported, isEmpty } = summarizeImport(plan);
  const texts = messages.import;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      await applyImport(plan);
      onClose(texts.imported);
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof StorageFullError ? error.message : texts.failed);
    }
  };
  return (
    <Dialog title={texts.title} onClose={() => onClose()}>
      <div className={styles.dialog}>
        <p>{texts.exportedAt(plan.exportedAt)}</p>
        {isEmpty && changes.length === 0 && <p>{texts.nothingToImport}</p>}
        <ul className={styles.sentences}>
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {notImported.length > 0 && (
          <>
            <p className={styles.trouble}>{texts.notImported}</p>
            <ul className={styles.sentences}>
              {notImported.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {problem && (
          <p role="alert" className={styles.trouble}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          {!isEmpty && (
            <Button look="primary" disabled={isBusy} onClick={() => void start()}>
              {isBusy ? texts.importing : texts.import}
            </Button>
          )}
          <Button look={isEmpty ? 'plain' : 'quiet'} onClick={() => onClose()}>
            {isEmpty ? texts.close : texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
