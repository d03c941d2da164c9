import { languageLabels, languages } from '../../../../../contract/limits';
import { CheckField } from '../../../../ui/form/field';
import styles from '../assignments.module.css';
import type { AssignmentForm } from './assignment-form';
import { messages } from './messages';

interface AssignmentOptionsProps {
  form: AssignmentForm;
  /** Of the class. */
  groups: readonly string[];
  onChange(part: Partial<AssignmentForm>): void;
}

function toggled<T>(list: readonly T[], one: T, isOn: boolean): T[] {
  return isOn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);
}

export function AssignmentOptions({ form, groups, onChange }: AssignmentOptionsProps) {
  /** A chosen group that nobody is in any more stays visible. */
  const known = [...new Set([...groups, ...form.groups])];
  return (
    <>
      <fieldset className={styles.options}>
        <legend>{messages.languages}</legend>
        {languages.map((language) => (
          <CheckField
            key={language}
            label={languageLabels[language]}
            checked={form.languages.includes(language)}
            onChange={(event) =>
              onChange({ languages: toggled(form.languages, language, event.currentTarget.checked) })
            }
          />
        ))}
        <p className={styles.note}>{messages.languagesHint}</p>
      </fieldset>
      {known.length > 0 && (
        <fieldset className={styles.options}>
          <legend>{messages.groups}</legend>
          <CheckField
            label={messages.wholeClass}
            checked={form.groups.length === 0}
            onChange={() => onChange({ groups: [] })}
          />
          {known.map((group) => (
            <CheckField
              key={group}
              label={group}
              checked={form.groups.includes(group)}
              onChange={(event) =>
                onChange({ groups: toggled(form.groups, group, event.currentTarget.checked) })
              }
            />
          ))}
        </fieldset>
      )}
      <div>
        <CheckField
          label={messages.showSolutions}
          checked={form.showSolutions}
          onChange={(event) => onChange({ showSolutions: event.currentTarget.checked })}
        />
        <p className={styles.note}>{messages.showSolutionsHint}</p>
      </div>
    </>
  );
}
