import type { ReactNode } from 'react';
import { type Language, languageLabels } from '../../../contract/limits';
import { Section } from '../../ui/layout/section';
import { messages } from './messages';
import styles from './tags.module.css';

/** On the page of a language: everything solvable in it, tagged or not. */
export function SolvableIn({ language, programs }: { language: Language; programs: ReactNode }) {
  const name = languageLabels[language];
  return (
    <Section title={messages.solveIn(name)}>
      <p className={styles.note}>{messages.solveInText(name)}</p>
      {programs}
    </Section>
  );
}
