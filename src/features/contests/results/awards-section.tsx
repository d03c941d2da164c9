import { useState } from 'react';
import { contestLimits } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Section } from '../../../ui/layout/section';
import { messages } from './messages';
import styles from './results.module.css';
import type { ResultsSectionProps } from './results-props';

const names = ['gold', 'silver', 'bronze'] as const;

export function AwardsSection({ settings, change }: ResultsSectionProps) {
  const [counts, setCounts] = useState(() => names.map((_, index) => String(settings.medals[index] ?? 0)));
  const numbers = counts.map(Number);
  const isValid = counts.every(
    (text, index) =>
      text.trim() !== '' &&
      Number.isInteger(numbers[index]) &&
      (numbers[index] ?? -1) >= 0 &&
      (numbers[index] ?? 0) <= contestLimits.medalsMax,
  );
  const [gold = 0, silver = 0, bronze = 0] = numbers;
  return (
    <Section title={messages.awards}>
      <p className={styles.quiet}>{messages.awardsHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) void change({ action: 'medals', gold, silver, bronze });
        }}
      >
        <div className={styles.medals}>
          {names.map((name, index) => (
            <Field
              key={name}
              type="number"
              label={messages[name]}
              min={0}
              max={contestLimits.medalsMax}
              value={counts[index]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setCounts((known) => known.map((text, at) => (at === index ? value : text)));
              }}
            />
          ))}
        </div>
        <Button type="submit" disabled={!isValid}>
          {messages.saveMedals}
        </Button>
      </form>
    </Section>
  );
}
