import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './split.module.css';

interface SplitProps {
  /** Storage key of the position. */
  name: string;
  direction: 'row' | 'column';
  /** Initial size of the first part, in percent. */
  initialPercent: number;
  minPercent?: number;
  maxPercent?: number;
  label: string;
  className?: string;
  first: ReactNode;
  second: ReactNode;
}

const stepPercent = 2;

/**
 * Two parts with a divider that can be dragged or moved with arrow keys; the position is stored on this
 * device.
 */
export function Split(props: SplitProps) {
  const {
    name,
    direction,
    initialPercent,
    minPercent = 20,
    maxPercent = 75,
    label,
    className,
    first,
    second,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const share = useRef(rememberedPercent(name) ?? initialPercent);

  // Sets the style directly: a drag must not re-render editor and statement.
  const moveTo = (percent: number, line: HTMLElement) => {
    share.current = Math.round(Math.min(maxPercent, Math.max(minPercent, percent)) * 10) / 10;
    frame.current?.style.setProperty('--share', `${share.current}%`);
    line.setAttribute('aria-valuenow', String(Math.round(share.current)));
  };
  const keep = () => rememberPercent(name, share.current);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const along =
      direction === 'row' ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height;
    moveTo(along * 100, event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = keyTarget(event.key, share.current, { minPercent, maxPercent, initialPercent });
    if (target === null) return;
    event.preventDefault();
    moveTo(target, event.currentTarget);
    keep();
  };

  return (
    <div
      ref={frame}
      className={classNames(styles.split, styles[direction], className)}
      style={{ '--share': `${share.current}%` } as CSSProperties}
    >
      <div className={styles.first} data-part="first">
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved; this is the window splitter pattern */}
      <div
        role="separator"
        tabIndex={0}
        className={styles.line}
        aria-label={label}
        aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuemin={minPercent}
        aria-valuemax={maxPercent}
        aria-valuenow={Math.round(share.current)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onPointerUp={keep}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) => {
          moveTo(initialPercent, event.currentTarget);
          keep();
        }}
      />
      <div className={styles.second} data-part="second">
        {second}
      </div>
    </div>
  );
}

function keyTarget(
  key: string,
  percent: number,
  limits: { minPercent: number; maxPercent: number; initialPercent: number },
): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return percent - stepPercent;
    case 'ArrowRight':
    case 'ArrowDown':
      return percent + stepPercent;
    case 'Home':
      return limits.minPercent;
    case 'End':
      return limits.maxPercent;
    case 'Enter':
      return limits.initialPercent;
    default:
      return null;
  }
}

function rememberedPercent(name: string): number | null {
  try {
    const stored = Number.parseFloat(localStorage.getItem(`codeferry-split-${name}`) ?? '');
    return Number.isFinite(stored) ? stored : null;
  } catch {
    return null;
  }
}

function rememberPercent(name: string, percent: number): void {
  try {
    localStorage.setItem(`codeferry-split-${name}`, String(percent));
  } catch {
    // Storage is full or blocked.
  }
}
