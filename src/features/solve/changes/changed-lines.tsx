import { counted } from '../../../lib/words';
import { ScrollArea } from '../../../ui/scroll-area';
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
    <ScrollArea className={styles.lines} label={`Difference between ${names[0]} and ${names[1]}`}>
      <p className={styles.names}>{`− ${names[0]}   + ${names[1]}`}</p>
      <pre>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison have no name but their place
          <Line key={at} line={line} />
        ))}
      </pre>
    </ScrollArea>
  );
}

function Line({ line }: { line: ChangedLine }) {
  switch (line.kind) {
    case 'leftOut':
      return <span className={styles.leftOut}>{`… ${counted(line.count, 'line')}\n`}</span>;
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
