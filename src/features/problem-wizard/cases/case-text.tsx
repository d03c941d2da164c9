import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../../../lib/files/save-file';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/form/file-button';
import { TextArea } from '../../../ui/form/text-area';
import styles from '../problem-wizard.module.css';
import own from './cases.module.css';
import { messages } from './messages';
import { readTestText } from './read-test-text';

const texts = messages.text;
/** A text field with more than this makes typing slow. */
const shownMax = 50_000;
const previewLength = 2000;

interface CaseTextProps {
  label: string;
  name: string;
  fileName: string;
  value: string;
  problem: string | undefined;
  onType(value: string): void;
}

/** The input or output of a case. A large one is shown in part, and can be saved and replaced as a file. */
export function CaseText({ label, name, fileName, value, problem, onType }: CaseTextProps) {
  const [isWhole, showWhole] = useState(false);
  const [refusal, refuse] = useState('');
  if (value.length <= shownMax || isWhole)
    return (
      <TextArea label={label} name={name} code rows={6} value={value} problem={problem} onType={onType} />
    );
  const replace = async ([file]: File[]) => {
    if (!file) return;
    const read = readTestText(file.name, new Uint8Array(await file.arrayBuffer()));
    refuse(read.ok ? '' : read.message);
    if (read.ok) onType(read.text);
  };
  return (
    <div className={styles.area} data-field={name} data-wrong={problem}>
      <span className={styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className={own.preview} aria-label={texts.beginning(label)} tabIndex={0}>
        <pre>{value.slice(0, previewLength)}…</pre>
      </section>
      <p className={styles.note}>{texts.large(value.length)}</p>
      {problem && <p className={styles.problem}>{problem}</p>}
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.tools}>
        <FileButton
          small
          label={texts.replace(label)}
          accept=""
          icon={<Upload aria-hidden />}
          onFiles={(files) => void replace(files)}
        >
          {texts.replaceFile}
        </FileButton>
        <Button
          small
          icon={<Download aria-hidden />}
          onClick={() => saveBlob(fileName, new Blob([value], { type: 'text/plain' }))}
        >
          {texts.save}
        </Button>
        <Button small look="quiet" onClick={() => showWhole(true)}>
          {texts.edit}
        </Button>
      </div>
    </div>
  );
}
