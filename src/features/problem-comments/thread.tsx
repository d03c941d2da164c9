import { useState } from 'react';
import { problemCommentLimits } from '../../../contract/comment-limits';
import { mayOnProblem, type ProblemRole } from '../../../contract/rules/problem-roles';
import type { AccountKey } from '../../data/account/account';
import { resolveThread, type ShownThread, writeInThread } from '../../data/problem-comments/problem-comments';
import { CommentForm } from '../../parts/comments/comment-form';
import { PendingLine } from '../../parts/comments/pending-line';
import { Button } from '../../ui/button';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { Comment } from './comment';
import styles from './comments.module.css';
import { messages } from './messages';

interface ThreadProps {
  account: AccountKey;
  problemID: string;
  thread: ShownThread;
  /** Comments that were new at this visit. */
  fresh: ReadonlySet<string>;
  role: ProblemRole;
}

const focusPlaces = { write: ['reply'], remove: ['reply'], resolve: ['resolve'] };

export function Thread({ account, problemID, thread, fresh, role }: ThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const room = useKeptFocus<HTMLLIElement>(focusPlaces);
  const { part, subject, resolved, comments } = thread;
  const about = [messages.parts[part], subject].filter(Boolean).join(': ');
  const write = (text: string, commentID?: string) =>
    writeInThread(account, problemID, thread, text, commentID);
  const mayResolve = mayOnProblem(role, 'author') || comments[0]?.isOwn === true;
  const isResolved = resolved !== null;
  return (
    <li ref={room} className={styles.thread} data-resolved={isResolved} aria-label={messages.threadOn(about)}>
      <div className={styles.threadHead}>
        <h3>{about}</h3>
        {resolved && (
          <span className={styles.mark}>
            {resolved.by === null ? messages.resolved : messages.resolvedBy(resolved.by)}
          </span>
        )}
      </div>
      <PendingLine pending={thread.pending} refusal={thread.refusal} />
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <Comment
            key={comment.commentID}
            comment={comment}
            isNew={fresh.has(comment.commentID)}
            onChange={(text) => write(text, comment.commentID)}
          />
        ))}
      </ol>
      {isReplying ? (
        <CommentForm
          label={messages.replyTo(about)}
          maxLength={problemCommentLimits.textLengthMax}
          markdown
          onSave={(text) => write(text)}
          onClose={() => setReplying(false)}
        />
      ) : (
        <span className={styles.ways}>
          <Button
            small
            data-action="reply"
            aria-label={messages.replyTo(about)}
            onClick={() => setReplying(true)}
          >
            {messages.reply}
          </Button>
          {mayResolve && (
            <Button
              small
              look="quiet"
              data-action="resolve"
              onClick={() => void resolveThread(account, problemID, thread, !isResolved)}
            >
              {isResolved ? messages.reopen : messages.resolve}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
