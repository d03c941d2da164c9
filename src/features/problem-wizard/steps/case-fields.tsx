import { Trash2 } from 'lucide-react';
import {
  memoryLimitMb,
  sampleExplanationLengthMax,
  timeLimitSeconds,
  weightMax,
} from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { CheckField, Field } from '../../../ui/form/field';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { withCaseLimits, withLimitsForAll, withoutOwnLimits } from '../cases/case-limits';
import { CaseText } from '../cases/case-text';
import { messages as caseTexts } from '../cases/messages';
import { messages } from '../messages';
import type { CaseForm, CaseLimits } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
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
  const setLimits = (part: Partial<CaseLimits>) => wizard.change(withCaseLimits(form, one.key, part));
  const name = (field: string) => `testCases.${index}.${field}`;
  const hasSample = form.sampleInput !== '' && form.sampleOutput !== '';
  return (
    <div className={styles.case} data-field={`testCases.${index}`}>
      {one.generatedBy && <p className={styles.note}>{caseTexts.generated(one.generatedBy)}</p>}
      <div className={styles.pair}>
        <CaseText
          label={texts.input}
          name={name('input')}
          fileName={`${index + 1}.in`}
          value={one.input}
          problem={faultOf(name('input'))}
          onType={(input) => set({ input })}
        />
        <CaseText
          label={texts.output}
          name={name('output')}
          fileName={`${index + 1}.ans`}
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
          onChange={(timeLimit) => setLimits({ timeLimit })}
        />
        <LimitField
          label={texts.memoryLimit}
          name={name('memoryLimit')}
          unit={texts.megabytes}
          bounds={memoryLimitMb}
          value={one.memoryLimit}
          problem={faultOf(name('memoryLimit'))}
          onChange={(memoryLimit) => setLimits({ memoryLimit })}
        />
      </div>
      {testCases.length > 1 && (
        <p className={styles.note}>{one.hasOwnLimits ? caseTexts.limits.own : caseTexts.limits.asAll}</p>
      )}
      <div className={styles.pair}>
        <Field
          label={texts.weight}
          name={name('weight')}
          type="number"
          inputMode="decimal"
          min={0}
          max={weightMax}
          hint={texts.weightHint}
          value={one.weight}
          problem={faultOf(name('weight'))}
          onChange={(event) => set({ weight: event.currentTarget.value })}
        />
        <CheckField
          label={texts.sample}
          name={name('sample')}
          checked={one.sample}
          onChange={(event) => set({ sample: event.currentTarget.checked })}
        />
      </div>
      {one.sample && (
        <MarkdownField
          label={caseTexts.sample.explanation}
          name={name('explanation')}
          hint={limitNote(
            one.explanation ?? '',
            sampleExplanationLengthMax,
            caseTexts.sample.explanationHint,
          )}
          value={one.explanation ?? ''}
          maxLength={sampleExplanationLengthMax}
          problem={faultOf(name('explanation'))}
          onType={(explanation) => set({ explanation: explanation || undefined })}
        />
      )}
      <div className={styles.tools}>
        {hasSample && one.input === '' && one.output === '' && (
          <Button
            small
            onClick={() => set({ input: form.sampleInput, output: form.sampleOutput, sample: true })}
          >
            {texts.useSample}
          </Button>
        )}
        {one.hasOwnLimits && (
          <>
            <Button small onClick={() => wizard.change(withoutOwnLimits(form, one.key))}>
              {caseTexts.limits.useAll}
            </Button>
            <Button small onClick={() => wizard.change(withLimitsForAll(form, one))}>
              {texts.limitsForAll}
            </Button>
          </>
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
