import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { MarkdownField } from '../../ui/form/markdown-field';
import { TextArea } from '../../ui/form/text-area';
import styles from './comments.module.css';
import { messages } from './messages';

interface CommentFormProps {
  label: string;
  initial?: string;
  maxLength: number;
  /** With a preview. */
  markdown?: boolean;
  /** Fields before the text. */
  children?: ReactNode;
  /** Rejects if the device cannot store it. */
  onSave(text: string): Promise<unknown>;
  onClose(): void;
}

/** Its parent returns the focus to the button that opened it: `useKeptFocus`, with `write` as this form's name. */
export function CommentForm({ label, initial = '', maxLength, markdown, ...props }: CommentFormProps) {
  const { children, onSave, onClose } = props;
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
  const field = { label, name: 'comment', maxLength, problem, value: text, onType: setText, area };
  return (
    <form
      data-action="write"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        if (event.key !== 'Escape') return;
        // Not the dialog around it.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      {markdown ? <MarkdownField {...field} rows={4} /> : <TextArea {...field} rows={3} />}
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
