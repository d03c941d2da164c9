import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseTheme, themeChoices } from '../../lib/theme';
import { messages as partMessages } from '../../parts/messages';
import { classNames } from '../../ui/class-names';
import { messages } from './messages';
import styles from './theme-choice.module.css';
import { useTheme } from './use-theme';

const icons = { dark: Moon, light: Sun, system: Monitor };

/** D-40. `named`: shows labels. */
export function ThemeChoice({ named = false }: { named?: boolean }) {
  const { chosen } = useTheme();
  // Footer and settings both have this group, so the name must be unique.
  const name = useId();
  return (
    <fieldset className={classNames(styles.choice, named && styles.named)}>
      <legend className="visually-hidden">{messages.theme}</legend>
      {themeChoices.map((choice) => {
        const Icon = icons[choice];
        const label = partMessages.themes[choice];
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
