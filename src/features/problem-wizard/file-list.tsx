import { Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/form/file-button';
import { Tabs } from '../../ui/layout/tabs';
import styles from './problem-wizard.module.css';

interface AddFilesProps {
  label: string;
  /** Extensions, with commas between them. */
  accept: string;
  hint: ReactNode;
  /** What was added, and what was not. */
  report: readonly string[];
  disabled?: boolean;
  onFiles(files: File[]): void;
}

/** Adds cases or programs from files. */
export function AddFiles({ label, accept, hint, report, disabled = false, onFiles }: AddFilesProps) {
  return (
    <>
      <div className={styles.files}>
        <FileButton
          label={label}
          accept={accept}
          multiple
          icon={<Upload aria-hidden />}
          disabled={disabled}
          onFiles={onFiles}
        >
          {label}
        </FileButton>
        <p className={styles.note}>{hint}</p>
      </div>
      <div role="status" className={styles.report}>
        {report.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

interface EntryTabsProps {
  label: string;
  /** Each with its name. */
  entries: readonly { id: string; label: string }[];
  active: string;
  onChoose(id: string): void;
  add: { label: string; disabled: boolean; onClick(): void };
  /** Of the active entry. */
  children: ReactNode;
}

/** A list whose entries are edited one at a time. */
export function EntryTabs({ label, entries, active, onChoose, add, children }: EntryTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={entries}
      active={active}
      onChoose={onChoose}
      className={styles.tabs}
      panelClassName={styles.panel}
      aside={
        <Button small icon={<Plus aria-hidden />} disabled={add.disabled} onClick={add.onClick}>
          {add.label}
        </Button>
      }
    >
      {children}
    </Tabs>
  );
}
