import { useId } from 'react';
import { Button } from '../../../ui/button';
import styles from '../results/results.module.css';

interface CustomInputProps {
  value: string;
  onChange(value: string): void;
  sample: string | undefined;
}

/** Input of one's own for the next run. */
export function CustomInput({ value, onChange, sample }: CustomInputProps) {
  const id = useId();
  return (
    <div className={styles.custom}>
      <div className={styles.customHead}>
        <label htmlFor={id}>Input for the next run</label>
        {sample !== undefined && (
          <Button small look="quiet" onClick={() => onChange(sample)}>
            Take sample 1
          </Button>
        )}
      </div>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        className={styles.customText}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
