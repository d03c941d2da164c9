import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';

export function CustomInput() {
  const { state, problem } = useSolve();
  // Synchronous: otherwise React would move the caret to the end.
  const { customInput } = useSnapshot(state, { sync: true });
  const sample = problem.samples[0]?.input;
  const type = (input: string) => {
    state.customInput = input;
  };
  const id = useId();
  return (
    <div className={styles.custom}>
      <div className={styles.customHead}>
        <label htmlFor={id}>{messages.run.inputLabel}</label>
        {sample !== undefined && (
          <Button small look="quiet" onClick={() => type(sample)}>
            {messages.run.useFirstSample}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        className={styles.customText}
        data-kept
        value={customInput}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}
