import type { ComponentProps } from 'react';
import { DifficultyMark } from './difficulty-mark';
import styles from './facts-line.module.css';

interface FactsLineProps {
  difficulty: ComponentProps<typeof DifficultyMark>['difficulty'];
  /** What else is to be known, each in a word or two. */
  facts: readonly string[];
  problemID: string;
}

/** A problem in one line: how hard, under which limits, and its id. */
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
