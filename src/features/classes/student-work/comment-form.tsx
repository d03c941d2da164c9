import { useEffect, useRef, useState } from 'react';
import { classWorkLimits } from '../../../../contract/class-limits';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/form/text-area';
import { messages } from './messages';
import styles from './student-work.module.css';

interface CommentFormProps {
  label: string;
  initial?: string;
  /** Rejects if the device cannot store it. */
  onSave(text: string): Promise<unknown>;
  onClose(): void;
}

export function CommentForm({ label, initial = '', onSave, onClose }: CommentFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The user has just asked for the form.
  useEffect(() => area.current?.focus(), []);
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (text.trim() === '') return;
    try {
      await onSave(text.trim());
      onClose();
    } catch (error) {
      console.error('A comment could not be stored', error);
      setProblem(messages.notSaved);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <TextArea
        label={label}
        name="comment"
        rows={3}
        maxLength={classWorkLimits.commentLengthMax}
        problem={problem}
        value={text}
        onType={setText}
        area={area}
      />
      <div className={styles.row}>
        <Button type="submit" small look="primary" disabled={text.trim() === ''}>
          {messages.send}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
