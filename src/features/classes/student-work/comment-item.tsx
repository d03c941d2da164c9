import { useState } from 'react';
import { classWorkLimits } from '../../../../contract/class-limits';
import type { ShownComment } from '../../../data/classes/comments';
import { timeAgo } from '../../../lib/words';
import { CommentForm } from '../../../parts/comments/comment-form';
import { PendingLine } from '../../../parts/comments/pending-line';
import { Button } from '../../../ui/button';
import { useNow } from '../../../ui/time/use-now';
import { TwoStepButton } from '../../../ui/two-step-button';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { messages } from './messages';
import styles from './student-work.module.css';

interface CommentItemProps {
  comment: ShownComment;
  isNew: boolean;
  onChange(text: string): Promise<unknown>;
}

const focusPlaces = { write: ['edit'] };

export function CommentItem({ comment, isNew, onChange }: CommentItemProps) {
  const { author, isOwn, text, writtenAt, editedAt } = comment;
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const room = useKeptFocus<HTMLLIElement>(focusPlaces);
  return (
    <li ref={room} className={styles.comment} data-own={isOwn}>
      <p className={styles.head}>
        <strong>{isOwn ? messages.you : (author?.displayName ?? messages.someone)}</strong>
        {author?.isTeacher && !isOwn && <span className={styles.tag}>{messages.teacher}</span>}
        {isNew && <span className={styles.new}>{messages.isNew}</span>}
        <time dateTime={writtenAt}>{timeAgo(Date.parse(writtenAt), now)}</time>
        {editedAt && <span>{messages.edited}</span>}
      </p>
      {isEditing ? (
        <CommentForm
          label={messages.comment}
          initial={text}
          maxLength={classWorkLimits.commentLengthMax}
          onSave={onChange}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <PendingLine pending={comment.pending} refusal={comment.refusal} />
          {isOwn && (
            <div className={styles.row}>
              <Button small look="quiet" data-action="edit" onClick={() => setEditing(true)}>
                {messages.edit}
              </Button>
              <span data-action="remove">
                <TwoStepButton question={messages.confirmDelete} onConfirm={() => void onChange('')}>
                  {messages.delete}
                </TwoStepButton>
              </span>
            </div>
          )}
        </>
      )}
    </li>
  );
}
