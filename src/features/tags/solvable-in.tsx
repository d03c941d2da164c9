import type { ReactNode } from 'react';
import { type Language, languageLabels } from '../../../contract/limits';
import { Section } from '../../ui/section';
import styles from './tags.module.css';

/** On the page of a language: everything solvable in it, tagged or not. */
export function SolvableIn({ language, programs }: { language: Language; programs: ReactNode }) {
  const name = languageLabels[language];
  return (
    <Section title={`Solve in ${name}`}>
      <p className={styles.note}>Everything that is programmed here can be solved in {name}.</p>
      {programs}
    </Section>
  );
}
