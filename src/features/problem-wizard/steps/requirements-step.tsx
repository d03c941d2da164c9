import { statementLengthMax } from '../../../../contract/limits';
import { expandFormatText } from '../../../../contract/rules/legacy-text';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { TextArea } from '../../../ui/form/text-area';
import { useFields } from '../../../wizard/use-fields';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const formats = [
  ['inputFormat', 'Input Format'],
  ['outputFormat', 'Output Format'],
] as const;
const samples = [
  ['sampleInput', 'Sample Input'],
  ['sampleOutput', 'Sample Output'],
] as const;
const texts = [
  ['constraints', 'Constraints'],
  ['explanation', 'Explanation'],
] as const;

/** PWIZ-16 */
export function RequirementsStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, text } = useFields(wizard);
  const hintOf = (field: string) =>
    form.withoutTexts.includes(field) ? 'Optional: this problem came without it.' : undefined;
  const markdown = ([field, label]: readonly [(typeof formats | typeof texts)[number][0], string]) => (
    <MarkdownField
      key={field}
      label={label}
      hint={hintOf(field)}
      rows={4}
      maxLength={statementLengthMax}
      toPreview={field.endsWith('Format') ? expandFormatText : (text) => text}
      {...text(field)}
    />
  );
  return (
    <>
      {formats.map(markdown)}
      <div className={styles.pair}>
        {samples.map(([field, label]) => (
          <TextArea
            key={field}
            label={label}
            hint={hintOf(field)}
            code
            maxLength={statementLengthMax}
            {...text(field)}
          />
        ))}
      </div>
      {texts.map(markdown)}
    </>
  );
}
