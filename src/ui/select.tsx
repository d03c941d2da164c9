import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names';
import styles from './select.module.css';

interface SelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChoose(value: V): void;
  disabled?: boolean;
  small?: boolean;
  /** Its name on the server's first screen: see src/first-screen/early-input. */
  early?: string;
  name?: string;
  isWrong?: boolean;
}

/** Native select: best on phones, for keyboards and screen readers. */
export function Select<V extends string>({
  label,
  value,
  options,
  onChoose,
  disabled,
  small,
  early,
  name,
  isWrong,
}: SelectProps<V>) {
  return (
    <span className={classNames(styles.select, small && styles.small)}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        data-early={early}
        name={name}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}
