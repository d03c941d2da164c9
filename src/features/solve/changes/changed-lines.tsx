import { ScrollArea } from '../../../ui/layout/scroll-area';
import { messages } from '../messages';
import styles from './changed-lines.module.css';
import { type ChangedLine, changedLines } from './line-changes';

interface ChangedLinesProps {
  before: string;
  after: string;
  names: readonly [before: string, after: string];
}

export function ChangedLines({ before, after, names }: ChangedLinesProps) {
  const lines = changedLines(before, after);
  return (
    <ScrollArea className={styles.lines} label={messages.difference.label(...names)}>
      <p className={styles.names}>{messages.difference.names(...names)}</p>
      <pre>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison are identified by position only
          <Line key={at} line={line} />
        ))}
      </pre>
    </ScrollArea>
  );
}

function Line({ line }: { line: ChangedLine }) {
  switch (line.kind) {
    case 'leftOut':
      return <span className={styles.leftOut}>{`${messages.difference.skippedLines(line.count)}\n`}</span>;
    case 'same':
      return <span className={styles.line}>{`  ${line.text}\n`}</span>;
    case 'removed':
      return <del className={styles.removed}>{`− ${line.text}\n`}</del>;
    case 'added':
      return <ins className={styles.added}>{`+ ${line.text}\n`}</ins>;
    default:
      return line satisfies never;
  }
}
