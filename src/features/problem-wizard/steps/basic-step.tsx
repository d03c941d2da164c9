import {
  type Difficulty,
  difficulties,
  type ProblemType,
  summaryLengthMax,
  titleLengthMax,
} from '../../../../contract/limits';
import { sentence } from '../../../lib/translation';
import { messages as authoring } from '../../../parts/authoring/messages';
import { CheckField } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import { messages } from '../messages';
import { StartFromPackage } from '../package/start-from-package';
import { idOf, type ProblemForm, withType } from '../problem-form';
import { ProblemIdLine } from '../problem-id-line';
import styles from '../problem-wizard.module.css';
import { ImagesSection } from '../statement/images/images-section';
import { LanguageTabs } from '../statement/languages/language-tabs';
import { OriginFields } from '../statement/origin-fields';
import { StatementLayout } from '../statement/statement-layout';
import { LineField } from '../statement/text/line-field';
import { StatementField } from '../statement/text/statement-field';
import { useStatement } from '../statement/use-statement';
import type { ProblemWizard } from '../wizard-types';
import { TagInput } from './tag-input';

const texts = messages.basic;
const types = Object.entries(authoring.types).map(([value, label]) => ({
  value: value as ProblemType,
  label,
}));
const difficultyOptions = difficulties.map((value: Difficulty) => ({ value, label: sentence(value) }));

/** PWIZ-6 … PWIZ-11 */
export function BasicStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf, check, textOf, language, translation } = useStatement(wizard);
  /** PWIZ-5: another type may have other steps. */
  const restartWith = (part: Partial<ProblemForm>) => {
    wizard.change(part);
    wizard.restart();
  };
  const tagFault = faultOf('tags');
  const restart = (part: Partial<ProblemForm>) => restartWith({ ...part, openLanguage: '' });
  return (
    <StatementLayout wizard={wizard}>
      {form.base === null && <StartFromPackage form={form} onUse={restart} />}
      <LanguageTabs wizard={wizard}>
        <div data-field="id" data-wrong={faultOf('id')}>
          <LineField label={texts.title} max={titleLengthMax} language={language} {...textOf('title')} />
        </div>
        {!translation && (
          <ProblemIdLine id={idOf(form)} isFixed={form.base !== null} problem={faultOf('id')} />
        )}
        <LineField
          label={texts.summary}
          hint={texts.summaryHint}
          max={summaryLengthMax}
          language={language}
          {...textOf('summary')}
        />
        <StatementField
          label={texts.description}
          hint={texts.descriptionHint}
          language={language}
          {...textOf('description')}
        />
      </LanguageTabs>
      <ImagesSection wizard={wizard} />
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
      <OriginFields wizard={wizard} />
    </StatementLayout>
  );
}
