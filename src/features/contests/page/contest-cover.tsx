import { useState } from 'react';
import { FerryMark } from '../../../parts/ferry-mark';
import styles from './contest-cover.module.css';

const wave = (y: number, shift: number) => `M${-50 + shift} ${y}${'q12.5-5 25 0t25 0'.repeat(17)}`;

/** CDET-1. Decorative: the name is beside it. */
export function ContestCover({ imageURL }: { imageURL: string | null }) {
  const [isLost, setLost] = useState(false);
  if (imageURL && !isLost) {
    return <img className={styles.cover} src={imageURL} alt="" onError={() => setLost(true)} />;
  }
  return (
    <div className={styles.cover}>
      <svg
        className={styles.sea}
        aria-hidden="true"
        viewBox="0 0 700 300"
        preserveAspectRatio="xMidYMid slice"
      >
        <circle className={styles.moon} cx="560" cy="86" r="34" />
        <path className={styles.glint} d="M548 214h24M540 232h40M552 250h16" />
        {[206, 228, 250, 272].map((y, at) => (
          <path key={y} className={styles.wave} d={wave(y, at * 17)} opacity={1 - at * 0.18} />
        ))}
      </svg>
      <span className={styles.ferry}>
        <FerryMark size={104} />
      </span>
    </div>
  );
}
