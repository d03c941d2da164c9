import { classNames } from '../../ui/class-names';
import styles from './crossing.module.css';
import { messages } from './messages';

const wave = 'q10-5 20 0t20 0';

/** Decorative: the text beside it says the same. */
export function Crossing() {
  return (
    <svg className={styles.crossing} viewBox="0 0 560 330" fill="none" aria-hidden="true">
      <circle cx="398" cy="62" r="23" className={styles.moon} />
      <path d="M0 196l52-34 40 20 56-46 62 50 46-20 70 30H560V230H0z" className={styles.hills} />
      <g className={styles.lights}>
        {[34, 78, 121, 176, 236, 291].map((x, at) => (
          <circle key={x} cx={x} cy={189 - ((at * 7) % 14)} r="1.4" />
        ))}
      </g>
      <path d="M0 214H560" className={styles.horizon} />
      {/* Piers */}
      <g className={styles.pier}>
        <path d="M0 232H74M14 232v44M44 232v44M70 232v44" />
        <path d="M560 232H486M546 232v44M516 232v44M490 232v44" />
        <path d="M58 232v-42M502 232v-42" />
      </g>
      <circle cx="58" cy="184" r="6" className={styles.deviceLight} />
      <circle cx="502" cy="184" r="6" className={styles.judgeLight} />
      <text x="8" y="300" className={styles.label}>
        {messages.thisDevice}
      </text>
      <text x="552" y="300" textAnchor="end" className={styles.label}>
        {messages.judge}
      </text>
      {/* Ferry with a program as cargo */}
      <g className={styles.ferry}>
        <path d="M66 176v-22" className={styles.mast} />
        <circle cx="66" cy="150" r="4.5" className={styles.mastLight} />
        <path d="M30 206v-22a6 6 0 0 1 6-6h62a6 6 0 0 1 6 6v22z" className={styles.deck} />
        <path d="M44 190h8M62 190h8M80 190h8" className={styles.windows} />
        <path
          d="M2 206H150a5 5 0 0 1 4.500 7.200l-13 27a9 9 0 0 1-8 4.800H20a9 9 0 0 1-8-4.800L-2.500 213.200A5 5 0 0 1 2 206Z"
          className={styles.hull}
        />
        <rect x="110" y="186" width="34" height="20" rx="2" className={styles.cargo} />
        <path d="M118 192l-4 4 4 4M136 192l4 4-4 4M129 191l-4 10" className={styles.code} />
      </g>
      <g className={styles.sea}>
        <path d={`M-40 250${wave.repeat(16)}`} className={classNames(styles.wave, styles.near)} />
        <path d={`M-60 266${wave.repeat(17)}`} className={styles.wave} />
      </g>
    </svg>
  );
}
