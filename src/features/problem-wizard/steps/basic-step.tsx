import {
  type Difficulty,
  difficulties,
  type ProblemType,
  statementLengthMax,
  summaryLengthMax,
  titleLengthMax,
} from '../../../../contract/limits';
import { sentence } from '../../../lib/translation';
import { CheckField, Field } from '../../../ui/form/field';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { Select } from '../../../ui/select';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import { StartFromPackage } from '../package/start-from-package';
import { idOf, type ProblemForm, withType } from '../problem-form';
import { ProblemIdLine } from '../problem-id-line';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { TagInput } from './tag-input';

const texts = messages.basic;
const types = Object.entries(messages.types).map(([value, label]) => ({
  value: value as ProblemType,
  label,
}));
const difficultyOptions = difficulties.map((value: Difficulty) => ({ value, label: sentence(value) }));

/** PWIZ-6 … PWIZ-11 */
export function BasicStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf, line, text, check } = useFields(wizard);
  /** PWIZ-5: another type may have other steps. */
  const restartWith = (part: Partial<ProblemForm>) => {
    wizard.change(part);
    wizard.restart();
  };
  const tagFault = faultOf('tags');
  return (
    <>
      {form.base === null && <StartFromPackage form={form} onUse={restartWith} />}
      <div data-field="id" data-wrong={faultOf('id')}>
        <Field
          label={texts.title}
          autoComplete="off"
          hint={limitNote(form.title, titleLengthMax)}
          maxLength={titleLengthMax}
          {...line('title')}
        />
      </div>
      <ProblemIdLine id={idOf(form)} isFixed={form.base !== null} problem={faultOf('id')} />
      <Field
        label={texts.summary}
        hint={limitNote(form.summary, summaryLengthMax, texts.summaryHint)}
        autoComplete="off"
        maxLength={summaryLengthMax}
        {...line('summary')}
      />
      <MarkdownField
        label={texts.description}
        hint={limitNote(form.description, statementLengthMax, texts.descriptionHint)}
        maxLength={statementLengthMax}
        {...text('description')}
      />
      <TagInput tags={form.tags} problem={tagFault} onChange={(tags) => wizard.change({ tags })} />
      <div className={styles.pair}>
        <div className={styles.choice}>
          <span aria-hidden>{texts.difficulty}</span>
          <Select
            label={texts.difficulty}
            name="difficulty"
            value={form.difficulty}
            options={difficultyOptions}
            onChoose={(difficulty) => wizard.change({ difficulty })}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden>{texts.type}</span>
          <Select
            label={texts.type}
            name="type"
            value={form.type}
            options={types}
            disabled={form.base !== null}
            onChoose={(type) => restartWith(withType(form, type))}
          />
        </div>
      </div>
      <CheckField label={texts.public} {...check('public')} />
    </>
  );
}
