import { sentence } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import styles from './difficulty-mark.module.css';

const waves = { easy: 1, medium: 2, hard: 3 } as const;
const wave = 'c1.6 0 1.6-1.5 3.2-1.5s1.6 1.5 3.2 1.5 1.6-1.5 3.2-1.5 1.6 1.5 3.2 1.5';

export function DifficultyMark({ difficulty }: { difficulty: keyof typeof waves }) {
  return (
    <span className={classNames(styles.mark, styles[difficulty])}>
      <svg width="15" height="14" viewBox="0 0 15 14" fill="none" aria-hidden="true">
        {[11.5, 7.75, 4].map((y, index) => (
          <path
            key={y}
            d={`M1 ${y}${wave}`}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            opacity={index < waves[difficulty] ? 1 : 0.22}
          />
        ))}
      </svg>
      {sentence(difficulty)}
    </span>
  );
}
