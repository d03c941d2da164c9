import { Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/form/file-button';
import styles from '../problem-wizard.module.css';
import { messages } from './messages';

interface AddProgramsProps {
  label: string;
  /** Faults of the files that were added last. */
  notes: readonly string[];
  onAdd(): void;
  onFiles(files: File[]): void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Adds programs by typing or from files. */
export function AddPrograms({ label, notes, onAdd, onFiles, children }: AddProgramsProps) {
  return (
    <>
      <div className={styles.tools}>
        <Button small icon={<Plus aria-hidden />} onClick={onAdd}>
          {label}
        </Button>
        <FileButton
          small
          label={messages.program.addFiles}
          accept=""
          multiple
          icon={<Upload aria-hidden />}
          onFiles={onFiles}
        >
          {messages.program.addFiles}
        </FileButton>
        {children}
      </div>
      {notes.map((note) => (
        <p key={note} role="alert" className={styles.problem}>
          {note}
        </p>
      ))}
    </>
  );
}
