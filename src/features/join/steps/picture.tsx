import { classNames } from '../../../ui/class-names';
import styles from './picture.module.css';

/** A simplified screen of the system, with the place to press marked. */
export interface PictureParts {
  readonly title: string;
  readonly rows?: readonly string[];
  /** The row to press. */
  readonly mark?: number;
  /** At the end of the marked row. */
  readonly control?: 'switch' | 'box';
  /** Below the rows, marked. */
  readonly button?: string;
}

const rowHeight = 24;
const firstRow = 34;

/** Decorative: the step says the same in words. */
export function Picture({ parts, isPhone }: { parts: PictureParts; isPhone: boolean }) {
  const { title, rows = [], mark, control, button } = parts;
  const width = isPhone ? 150 : 220;
  const height = 146;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width * 1.2 }}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className={styles.frame}
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx={isPhone ? 14 : 6}
      />
      {isPhone ? (
        <rect className={styles.detail} x={width / 2 - 16} y="6" width="32" height="3" rx="1.5" />
      ) : (
        [0, 1, 2].map((dot) => (
          <circle key={dot} className={styles.detail} cx={width - 12 - dot * 9} cy="10" r="2.5" />
        ))
      )}
      <text className={styles.title} x="12" y="24">
        {title}
      </text>
      {rows.map((row, at) => (
        <g key={row} transform={`translate(8 ${firstRow + at * rowHeight})`}>
          <rect
            className={classNames(styles.row, at === mark && styles.marked)}
            width={width - 16}
            height={rowHeight - 4}
            rx="4"
          />
          <text className={classNames(styles.label, at === mark && styles.markedLabel)} x="7" y="13.5">
            {row}
          </text>
          {at === mark && <Control kind={control} right={width - 24} />}
        </g>
      ))}
      {button && (
        <g transform={`translate(8 ${height - 36})`}>
          <rect className={styles.button} width={width - 16} height="24" rx="6" />
          <text className={styles.buttonLabel} x={(width - 16) / 2} y="16">
            {button}
          </text>
        </g>
      )}
    </svg>
  );
}

function Control({ kind, right }: { kind: PictureParts['control']; right: number }) {
  if (kind === 'switch') {
    return (
      <g transform={`translate(${right - 22} 4)`}>
        <rect className={styles.on} width="22" height="12" rx="6" />
        <circle className={styles.knob} cx="16" cy="6" r="4.5" />
      </g>
    );
  }
  if (kind === 'box') {
    return (
      <g transform={`translate(${right - 12} 4)`}>
        <rect className={styles.on} width="12" height="12" rx="2.5" />
        <path className={styles.tick} d="M2.5 6.5 5 9l4.5-6" />
      </g>
    );
  }
  return <path className={styles.arrow} d={`M${right - 5} 6l4 4-4 4`} />;
}
