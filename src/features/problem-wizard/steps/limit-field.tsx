import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import { messages } from '../messages';
import type { LimitForm } from '../problem-form';
import styles from '../problem-wizard.module.css';

const texts = messages.cases;

interface LimitFieldProps {
  label: string;
  name: string;
  unit: string;
  bounds: { readonly presets: readonly number[]; readonly min: number; readonly max: number };
  value: LimitForm;
  problem: string | undefined;
  onChange(value: LimitForm): void;
}

/** PWIZ-18 … PWIZ-20: a preset or a custom number. */
export function LimitField({ label, name, unit, bounds, value, problem, onChange }: LimitFieldProps) {
  const presets = bounds.presets.map((preset) => ({
    value: String(preset),
    label: texts.limit(preset, unit),
  }));
  return (
    <div className={styles.choice}>
      <span aria-hidden>{label}</span>
      <Select
        label={label}
        name={name}
        isWrong={!value.isCustom && problem !== undefined}
        value={value.isCustom ? 'custom' : value.value}
        options={[...presets, { value: 'custom', label: texts.custom }]}
        onChoose={(chosen) =>
          onChange(chosen === 'custom' ? { ...value, isCustom: true } : { isCustom: false, value: chosen })
        }
      />
      {value.isCustom && (
        <Field
          label={texts.customLimit(label, unit)}
          name={name}
          type="number"
          inputMode="decimal"
          min={bounds.min}
          max={bounds.max}
          step="any"
          hint={texts.range(bounds.min, bounds.max)}
          value={value.value}
          problem={problem}
          onChange={(event) => onChange({ isCustom: true, value: event.currentTarget.value })}
        />
      )}
      {!value.isCustom && problem && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
