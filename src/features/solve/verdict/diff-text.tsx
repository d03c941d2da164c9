import { classNames } from '../../../ui/class-names';
import type { DiffRow } from '../changes/line-diff';
import styles from '../results/results.module.css';
import { diffExcerpt, lineExcerpt } from './diff-excerpt';
import { messages } from './messages';

interface DiffTextProps {
  rows: readonly DiffRow[];
  side: 'expected' | 'actual';
}

export function DiffText({ rows, side }: DiffTextProps) {
  const shown = diffExcerpt(rows);
  return (
    <>
      <LeftOut count={shown.above} />
      <DiffRows rows={shown.rows} side={side} />
      <LeftOut count={shown.below} />
    </>
  );
}

function LeftOut({ count }: { count: number }) {
  return count > 0 && <span className={styles.leftOut}>{`${messages.moreLines(count)}\n`}</span>;
}

function DiffRows({ rows, side }: DiffTextProps) {
  return rows.map((row, at) => {
    const text = row[side];
    const differs = row.kind !== 'same';
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison are identified by position only
        key={at}
        className={classNames(
          styles.diffLine,
          differs && (text === undefined ? styles.absent : side === 'expected' ? styles.wanted : styles.got),
        )}
      >
        {differs && text !== undefined && (
          <span className="visually-hidden">
            {side === 'expected' ? messages.expectedLine : messages.differingLine}
          </span>
        )}
        {text === undefined ? ' ' : lineExcerpt(text)}
        {'\n'}
      </span>
    );
  });
}
