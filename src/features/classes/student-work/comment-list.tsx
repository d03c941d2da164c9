import { classWorkLimits } from '../../../../contract/class-limits';
import type { ShownComment } from '../../../data/classes/comments';
import { CommentForm } from '../../../parts/comments/comment-form';
import { Button } from '../../../ui/button';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { CommentItem } from './comment-item';
import { messages } from './messages';
import styles from './student-work.module.css';

interface CommentListProps {
  label: string;
  comments: readonly ShownComment[];
  fresh: ReadonlySet<string>;
  isWriting: boolean;
  /** Of the field. */
  formLabel: string;
  /** Of the button below existing comments. */
  buttonLabel: string;
  onWriting(isWriting: boolean): void;
  /** @param commentID undefined: a new comment */
  onWrite(text: string, commentID?: string): Promise<unknown>;
}

const focusPlaces = { write: ['reply'], remove: ['reply'] };

export function CommentList(props: CommentListProps) {
  const { label, comments, fresh, isWriting, formLabel, buttonLabel, onWriting, onWrite } = props;
  const room = useKeptFocus(focusPlaces);
  return (
    <div ref={room} className={styles.thread}>
      {comments.length > 0 && (
        <ol className={styles.comments} aria-label={label}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.commentID}
              comment={comment}
              isNew={fresh.has(comment.commentID)}
              onChange={(text) => onWrite(text, comment.commentID)}
            />
          ))}
        </ol>
      )}
      {isWriting ? (
        <CommentForm
          label={formLabel}
          maxLength={classWorkLimits.commentLengthMax}
          onSave={onWrite}
          onClose={() => onWriting(false)}
        />
      ) : (
        <Button small data-action="reply" onClick={() => onWriting(true)}>
          {comments.length > 0 ? messages.answer : buttonLabel}
        </Button>
      )}
    </div>
  );
}
