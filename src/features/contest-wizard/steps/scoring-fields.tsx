import { contestLimits } from '../../../../contract/limits';
import { scoringKinds } from '../../../../contract/rules/contest/contest-score';
import { messages as scoringMessages } from '../../../parts/scoring/messages';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import styles from '../wizard.module.css';
import type { ContestWizard } from '../wizard-types';

const texts = messages.problems;
const kinds = scoringKinds.map((value) => ({ value, label: scoringMessages.names[value] }));

/** Decision 072. */
export function ScoringFields({ wizard, isLocked }: { wizard: ContestWizard; isLocked: boolean }) {
  const { form, line } = useFields(wizard);
  const { scoring, penaltyMinutes } = form;
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{texts.scoring}</span>
        <Select
          label={texts.scoring}
          name="scoring"
          value={scoring}
          options={kinds}
          disabled={isLocked}
          onChoose={(kind) => wizard.change({ scoring: kind })}
        />
      </div>
      <p className={styles.note}>{scoringMessages.texts[scoring](Number(penaltyMinutes))}</p>
      {scoring === 'icpc' && (
        <Field
          label={texts.penaltyMinutes}
          type="number"
          inputMode="numeric"
          min={0}
          max={contestLimits.penaltyMinutesMax}
          hint={texts.penaltyHint}
          disabled={isLocked}
          {...line('penaltyMinutes')}
        />
      )}
    </>
  );
}
