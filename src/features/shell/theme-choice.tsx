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

/** Dark, light, or as the system has it (D-40). `named`: with room for the words. */
export function ThemeChoice({ named = false }: { named?: boolean }) {
  const { chosen } = useTheme();
  // The footer and the settings have one each.
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
