import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}

export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placeholder have no other identity
        <Skeleton key={line} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </span>
  );
}
