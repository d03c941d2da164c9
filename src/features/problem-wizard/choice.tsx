import type { ComponentProps } from 'react';
import { Select } from '../../ui/select';
import styles from './problem-wizard.module.css';

/** A select below its label. */
export function Choice<V extends string>(props: ComponentProps<typeof Select<V>>) {
  return (
    <div className={styles.choice}>
      <span aria-hidden>{props.label}</span>
      <Select<V> {...props} />
    </div>
  );
}
