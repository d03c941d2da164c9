import { Check } from 'lucide-react';
import styles from './wizard.module.css';
import { type StepIndex, steps } from './wizard-machine';

interface StepDotsProps {
  current: StepIndex;
  onChoose(step: StepIndex): void;
}

/** CWIZ-2, CWIZ-3: where one is, and the way back. */
export function StepDots({ current, onChoose }: StepDotsProps) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.dots}>
        {steps.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.dot}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current || undefined}
              onClick={() => onChoose(index as StepIndex)}
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
