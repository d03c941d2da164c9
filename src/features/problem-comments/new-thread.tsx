import { useState } from 'react';
import { type CommentPart, commentParts, problemCommentLimits } from '../../../contract/comment-limits';
import { CommentForm } from '../../parts/comments/comment-form';
import { Field } from '../../ui/form/field';
import { Select } from '../../ui/select';
import styles from './comments.module.css';
import { messages } from './messages';

interface NewThreadProps {
  onSave(about: { part: CommentPart; subject: string }, text: string): Promise<unknown>;
  onClose(): void;
}

const options = commentParts.map((value) => ({ value, label: messages.parts[value] }));

export function NewThread({ onSave, onClose }: NewThreadProps) {
  const [part, setPart] = useState<CommentPart>('whole');
  const [subject, setSubject] = useState('');
  const hint = messages.subjectHint[part];
  return (
    <section className={styles.newThread} aria-label={messages.newThread}>
      <h3>{messages.newThread}</h3>
      <CommentForm
        label={messages.text}
        maxLength={problemCommentLimits.textLengthMax}
        markdown
        onSave={(text) => onSave({ part, subject: hint ? subject.trim() : '' }, text)}
        onClose={onClose}
      >
        <div className={styles.about}>
          <Select<CommentPart> label={messages.part} value={part} options={options} onChoose={setPart} />
          {hint && (
            <Field
              label={messages.subject}
              hint={hint}
              autoComplete="off"
              maxLength={problemCommentLimits.subjectLengthMax}
              value={subject}
              onChange={(event) => setSubject(event.currentTarget.value)}
            />
          )}
        </div>
      </CommentForm>
    </section>
  );
}
