import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, themeChoices } from '../../lib/theme';
import styles from './theme-choice.module.css';
import { useTheme } from './use-theme';

const looks = {
  dark: { label: 'Dark', Icon: Moon },
  light: { label: 'Light', Icon: Sun },
  system: { label: 'As the system', Icon: Monitor },
} as const;

/** Dark, light, or as the system has it (D-40). */
export function ThemeChoice() {
  const { chosen } = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = looks[choice];
        return (
          <label key={choice} data-tip={label}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
            />
            <Icon size={15} aria-hidden />
            <span className="visually-hidden">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
