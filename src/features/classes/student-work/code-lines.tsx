import { useState } from 'react';
import type { ShownComment } from '../../../data/classes/comments';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { CommentList } from './comment-list';
import { messages } from './messages';
import styles from './student-work.module.css';

/** Each line is a button; more would make a phone slow. */
const linesMax = 2000;

const focusPlaces = { write: ['line'], remove: ['line'] };

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
  // Without a form and comments, a line has only the button of its number.
  const [last, setLast] = useState<number>();
  const write = (line: number | undefined, of: number) => {
    setWriting(line);
    setLast(of);
  };
  const room = useKeptFocus<HTMLElement>(focusPlaces);
  return (
    <section ref={room} aria-label={messages.code}>
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
                data-action={last === line ? 'line' : undefined}
                aria-label={messages.commentOn(line)}
                onClick={() => write(writing === line ? undefined : line, line)}
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
                  onWriting={(isWriting) => write(isWriting ? line : undefined, line)}
                  onWrite={(written, commentID) => {
                    setLast(line);
                    return onWrite(line, text, written, commentID);
                  }}
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
