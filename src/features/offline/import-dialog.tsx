import { useState } from 'react';
import { StorageFullError } from '../../data/storage/storage-full';
import { applyImport, type ImportPlan } from '../../data/work-file/import-work';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { describeImport } from './import-words';
import styles from './offline.module.css';

interface ImportDialogProps {
  plan: ImportPlan;
  onClose(said?: string): void;
}

export function ImportDialog({ plan, onClose }: ImportDialogProps) {
  const { does, leaves, isEmpty } = describeImport(plan);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      await applyImport(plan);
      onClose('The file was imported.');
    } catch (error) {
      setBusy(false);
      setProblem(
        error instanceof StorageFullError
          ? error.message
          : 'It could not be written. Try again: what is here already stays.',
      );
    }
  };
  return (
    <Dialog title="Import this file?" onClose={() => onClose()}>
      <div className={styles.dialog}>
        <p>{`Exported ${new Date(plan.exportedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}.`}</p>
        {isEmpty && does.length === 0 && <p>There is nothing in it to take over.</p>}
        <ul className={styles.sentences}>
          {does.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {leaves.length > 0 && (
          <>
            <p className={styles.trouble}>These stay out:</p>
            <ul className={styles.sentences}>
              {leaves.map((sentence) => (
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
              {isBusy ? 'Importing…' : 'Import'}
            </Button>
          )}
          <Button look={isEmpty ? 'plain' : 'quiet'} onClick={() => onClose()}>
            {isEmpty ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
