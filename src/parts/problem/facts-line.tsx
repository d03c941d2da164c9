import type { ComponentProps } from 'react';
import { DifficultyMark } from './difficulty-mark';
import styles from './facts-line.module.css';
import { PrivateMark } from './private-mark';

interface FactsLineProps {
  difficulty: ComponentProps<typeof DifficultyMark>['difficulty'];
  facts: readonly string[];
  problemID: string;
  isPrivate?: boolean;
}

export function FactsLine({ difficulty, facts, problemID, isPrivate }: FactsLineProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <DifficultyMark difficulty={difficulty} />
      </li>
      {isPrivate && (
        <li>
          <PrivateMark />
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li className={styles.id}>{problemID}</li>
    </ul>
  );
}
