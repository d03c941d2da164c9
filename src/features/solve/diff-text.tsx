import { classNames } from '../../ui/class-names';
import type { DiffRow } from './line-diff';
import styles from './results.module.css';

/** One side of a comparison, a row for each row of the other side; what differs is marked, and said. */
export function DiffText({ rows, side }: { rows: readonly DiffRow[]; side: 'expected' | 'actual' }) {
  return rows.map((row, at) => {
    const text = row[side];
    const differs = row.kind !== 'same';
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison have no name but their place
        key={at}
        className={classNames(
          styles.diffLine,
          differs && (text === undefined ? styles.absent : side === 'expected' ? styles.wanted : styles.got),
        )}
      >
        {differs && text !== undefined && (
          <span className="visually-hidden">{side === 'expected' ? 'expected: ' : 'differs: '}</span>
        )}
        {text ?? ' '}
        {'\n'}
      </span>
    );
  });
}
