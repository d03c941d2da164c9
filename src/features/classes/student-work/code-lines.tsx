import { useState } from 'react';
import type { ShownComment } from '../../../data/classes/comments';
import { CommentList } from './comment-list';
import { messages } from './messages';
import styles from './student-work.module.css';

/** Each line is a button; more would make a phone slow. */
const linesMax = 2000;

interface CodeLinesProps {
  code: string;
  comments: readonly ShownComment[];
  fresh: ReadonlySet<string>;
  onWrite(line: number, quote: string, text: string, commentID?: string): Promise<unknown>;
}

/** The program, with comments below their lines. Long lines wrap, so that a phone need not scroll sideways. */
export function CodeLines({ code, comments, fresh, onWrite }: CodeLinesProps) {
  const [writing, setWriting] = useState<number>();
  const lines = code.replace(/\n$/, '').split('\n');
  return (
    <section aria-label={messages.code}>
      <p className={styles.quiet}>{messages.lineHint}</p>
      <ol className={styles.code}>
        {lines.slice(0, linesMax).map((text, at) => {
          const line = at + 1;
          const here = comments.filter((comment) => comment.line === line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their number
            <li key={at} className={styles.line} data-commented={here.length > 0}>
              <button
                type="button"
                className={styles.number}
                aria-label={messages.commentOn(line)}
                onClick={() => setWriting(writing === line ? undefined : line)}
              >
                {line}
              </button>
              <code className={styles.lineText}>{text || ' '}</code>
              {(here.length > 0 || writing === line) && (
                <CommentList
                  label={messages.line(line)}
                  comments={here}
                  fresh={fresh}
                  isWriting={writing === line}
                  formLabel={messages.commentOnLine(line)}
                  buttonLabel={messages.addWhole}
                  onWriting={(isWriting) => setWriting(isWriting ? line : undefined)}
                  onWrite={(written, commentID) => onWrite(line, text, written, commentID)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {lines.length > linesMax && <p className={styles.quiet}>{messages.longCode(linesMax)}</p>}
    </section>
  );
}
