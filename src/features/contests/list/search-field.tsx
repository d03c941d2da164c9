import type { ReactNode } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  icon: ReactNode;
  value: string;
  onChange(value: string): void;
}

export function SearchField({ label, icon, value, onChange }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      {icon}
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
