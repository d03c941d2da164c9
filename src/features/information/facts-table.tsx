import type { ReactNode } from 'react';
import styles from './facts-table.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  mark?: ReactNode;
  detail?: ReactNode;
}

export function FactsTable({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value, mark, detail }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              {mark}
              {value}
            </dd>
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
