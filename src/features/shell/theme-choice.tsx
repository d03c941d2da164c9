import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, themeChoices } from '../../lib/theme';
import { classNames } from '../../ui/class-names';
import styles from './theme-choice.module.css';
import { useTheme } from './use-theme';

const looks = {
  dark: { label: 'Dark', Icon: Moon },
  light: { label: 'Light', Icon: Sun },
  system: { label: 'As the system', Icon: Monitor },
} as const;

/** D-40. `named`: shows labels. */
export function ThemeChoice({ named = false }: { named?: boolean }) {
  const { chosen } = useTheme();
  // Footer and settings both have this group, so the name must be unique.
  const name = useId();
  return (
    <fieldset className={classNames(styles.choice, named && styles.named)}>
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = looks[choice];
        return (
          <label key={choice} {...(!named && { 'data-tip': label })}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
            />
            <Icon size={15} aria-hidden />
            <span className={named ? undefined : 'visually-hidden'}>{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
