import {
  type Difficulty,
  difficulties,
  type ProblemType,
  statementLengthMax,
  titleLengthMax,
} from '../../../../contract/limits';
import { CheckField, Field } from '../../../ui/form/field';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { Select } from '../../../ui/select';
import { StartFromPackage } from '../package/start-from-package';
import { idOf } from '../problem-form';
import { ProblemIdLine } from '../problem-id-line';
import styles from '../problem-wizard.module.css';
import { typeLabels } from '../type-labels';
import type { Wizard } from '../use-wizard';
import { TagInput } from './tag-input';

const types = Object.entries(typeLabels).map(([value, label]) => ({ value: value as ProblemType, label }));
const difficultyOptions = difficulties.map((value: Difficulty) => ({ value, label: value }));

/** PWIZ-6 … PWIZ-11 */
export function BasicStep({ form, change, chooseType, startFrom, faultOf, faults }: Wizard) {
  const tagFault = faults.find(({ field }) => field.startsWith('tags'))?.message;
  return (
    <>
      {form.base === null && <StartFromPackage form={form} onUse={startFrom} />}
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={titleLengthMax}
        value={form.title}
        problem={faultOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <ProblemIdLine id={idOf(form)} isFixed={form.base !== null} problem={faultOf('id')} />
      <MarkdownField
        label="Description"
        name="description"
        hint="Markdown, with formulas between dollar signs: $n \le 10^5$."
        maxLength={statementLengthMax}
        value={form.description}
        problem={faultOf('description')}
        onType={(description) => change({ description })}
      />
      <TagInput tags={form.tags} problem={tagFault} onChange={(tags) => change({ tags })} />
      <div className={styles.pair}>
        <div className={styles.choice}>
          <span aria-hidden>Difficulty</span>
          <Select
            label="Difficulty"
            value={form.difficulty}
            options={difficultyOptions}
            onChoose={(difficulty) => change({ difficulty })}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden>Type</span>
          <Select
            label="Type"
            value={form.type}
            options={types}
            disabled={form.base !== null}
            onChoose={chooseType}
          />
        </div>
      </div>
      <CheckField
        label="Public: everybody sees it. Otherwise only you do, and those in your contests"
        checked={form.public}
        onChange={(event) => change({ public: event.currentTarget.checked })}
      />
    </>
  );
}
