import { Trash2 } from 'lucide-react';
import { memoryLimitMb, timeLimitSeconds } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { CheckField, Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import type { CaseForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { withLimitsOf } from './edit-cases';
import { LimitField } from './limit-field';

const texts = messages.cases;

interface CaseFieldsProps {
  wizard: ProblemWizard;
  index: number;
  onRemove(): void;
}

/** PWIZ-18 */
export function CaseFields({ wizard, index, onRemove }: CaseFieldsProps) {
  const { form, faultOf } = useFields(wizard);
  const { testCases } = form;
  const one = testCases[index];
  if (!one) return null;
  const set = (part: Partial<CaseForm>) =>
    wizard.change({
      testCases: testCases.map((other) => (other.key === one.key ? { ...other, ...part } : other)),
    });
  const name = (field: string) => `testCases.${index}.${field}`;
  const hasSample = form.sampleInput !== '' && form.sampleOutput !== '';
  return (
    <div className={styles.case}>
      <div className={styles.pair}>
        <TextArea
          label={texts.input}
          name={name('input')}
          code
          rows={6}
          value={one.input}
          problem={faultOf(name('input'))}
          onType={(input) => set({ input })}
        />
        <TextArea
          label={texts.output}
          name={name('output')}
          code
          rows={6}
          value={one.output}
          problem={faultOf(name('output'))}
          onType={(output) => set({ output })}
        />
      </div>
      <div className={styles.pair}>
        <LimitField
          label={texts.timeLimit}
          name={name('timeLimit')}
          unit={texts.seconds}
          bounds={timeLimitSeconds}
          value={one.timeLimit}
          problem={faultOf(name('timeLimit'))}
          onChange={(timeLimit) => set({ timeLimit })}
        />
        <LimitField
          label={texts.memoryLimit}
          name={name('memoryLimit')}
          unit={texts.megabytes}
          bounds={memoryLimitMb}
          value={one.memoryLimit}
          problem={faultOf(name('memoryLimit'))}
          onChange={(memoryLimit) => set({ memoryLimit })}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={texts.weight}
          name={name('weight')}
          type="number"
          inputMode="decimal"
          min={0}
          hint={texts.weightHint}
          value={one.weight}
          problem={faultOf(name('weight'))}
          onChange={(event) => set({ weight: event.currentTarget.value })}
        />
        <CheckField
          label={texts.sample}
          checked={one.sample}
          onChange={(event) => set({ sample: event.currentTarget.checked })}
        />
      </div>
      <div className={styles.tools}>
        {hasSample && one.input === '' && one.output === '' && (
          <Button
            small
            onClick={() => set({ input: form.sampleInput, output: form.sampleOutput, sample: true })}
          >
            {texts.useSample}
          </Button>
        )}
        {testCases.length > 1 && (
          <Button small onClick={() => wizard.change({ testCases: withLimitsOf(testCases, one) })}>
            {texts.limitsForAll}
          </Button>
        )}
        <Button
          small
          look="danger"
          icon={<Trash2 aria-hidden />}
          disabled={testCases.length === 1}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
