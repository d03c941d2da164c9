import { useState } from 'react';
import { problemCommentLimits } from '../../../contract/comment-limits';
import type { ShownProblemComment } from '../../data/problem-comments/problem-comments';
import { timeAgo } from '../../lib/words';
import { CommentForm } from '../../parts/comments/comment-form';
import { PendingLine } from '../../parts/comments/pending-line';
import { Button } from '../../ui/button';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { useMarkdown } from '../../ui/text/use-markdown';
import { useNow } from '../../ui/time/use-now';
import { TwoStepButton } from '../../ui/two-step-button';
import { useKeptFocus } from '../../ui/use-kept-focus';
import styles from './comments.module.css';
import { messages } from './messages';

interface CommentProps {
  comment: ShownProblemComment;
  isNew: boolean;
  /** An empty text deletes it. */
  onChange(text: string): Promise<unknown>;
}

const focusPlaces = { write: ['edit'] };

export function Comment({ comment, isNew, onChange }: CommentProps) {
  const { author, isOwn, isDeleted, text, writtenAt, editedAt, pending, refusal } = comment;
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const room = useKeptFocus<HTMLLIElement>(focusPlaces);
  const role = author?.role ? messages.roles[author.role] : author && messages.former;
  return (
    <li ref={room} className={styles.comment} data-own={isOwn}>
      <p className={styles.head}>
        <strong>{isOwn ? messages.you : (author?.displayName ?? messages.deletedAccount)}</strong>
        {!isOwn && role && <span>{role}</span>}
        {isNew && <span className={styles.new}>{messages.isNew}</span>}
        <time dateTime={writtenAt}>{timeAgo(Date.parse(writtenAt), now)}</time>
        {editedAt && !isDeleted && <span>{messages.edited}</span>}
      </p>
      {isDeleted && <p className={styles.quiet}>{messages.deleted}</p>}
      {isEditing && !isDeleted && (
        <CommentForm
          label={messages.text}
          initial={text}
          maxLength={problemCommentLimits.textLengthMax}
          markdown
          onSave={onChange}
          onClose={() => setEditing(false)}
        />
      )}
      {!isEditing && !isDeleted && <Text text={text} />}
      <PendingLine pending={pending} refusal={refusal} />
      {isOwn && !isDeleted && !isEditing && (
        <span className={styles.ways}>
          <Button small look="quiet" data-action="edit" onClick={() => setEditing(true)}>
            {messages.edit}
          </Button>
          <span data-action="remove">
            <TwoStepButton question={messages.confirmRemove} onConfirm={() => void onChange('')}>
              {messages.remove}
            </TwoStepButton>
          </span>
        </span>
      )}
    </li>
  );
}

function Text({ text }: { text: string }) {
  const rendered = useMarkdown([text])?.[0];
  return (
    <div className={styles.text}>
      {rendered ? <Rendered content={rendered} /> : <SkeletonLines count={1} />}
    </div>
  );
}
