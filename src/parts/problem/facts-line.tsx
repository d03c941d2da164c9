import type { ComponentProps } from 'react';
import { DifficultyMark } from './difficulty-mark';
import styles from './facts-line.module.css';

interface FactsLineProps {
  difficulty: ComponentProps<typeof DifficultyMark>['difficulty'];
  facts: readonly string[];
  problemID: string;
}

export function FactsLine({ difficulty, facts, problemID }: FactsLineProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <DifficultyMark difficulty={difficulty} />
      </li>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li className={styles.id}>{problemID}</li>
    </ul>
  );
}
