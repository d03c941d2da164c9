import { Check } from 'lucide-react';
import { messages } from '../messages';
import styles from './step-dots.module.css';

interface StepDotsProps {
  steps: readonly string[];
  /** From 0. */
  current: number;
  onChoose(step: number): void;
}

/** CWIZ-2, CWIZ-3. */
export function StepDots({ steps, current, onChoose }: StepDotsProps) {
  return (
    <nav aria-label={messages.steps}>
      <ol className={styles.dots}>
        {steps.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.dot}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current || undefined}
              onClick={() => onChoose(index)}
            >
              <span className={styles.bead} aria-hidden>
                {index < current ? <Check /> : index + 1}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
