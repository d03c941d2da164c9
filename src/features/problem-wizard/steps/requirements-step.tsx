import { statementLengthMax } from '../../../../contract/limits';
import { expandFormatText } from '../../../../contract/rules/legacy-text';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { TextArea } from '../../../ui/form/text-area';
import styles from '../problem-wizard.module.css';
import type { Wizard } from '../use-wizard';

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
export function RequirementsStep({ form, change, faultOf }: Wizard) {
  const hintOf = (field: string) =>
    form.withoutTexts.includes(field) ? { hint: 'Optional: this problem came without it.' } : {};
  const markdown = ([field, label]: readonly [(typeof formats | typeof texts)[number][0], string]) => (
    <MarkdownField
      key={field}
      label={label}
      name={field}
      rows={4}
      maxLength={statementLengthMax}
      value={form[field]}
      problem={faultOf(field)}
      {...hintOf(field)}
      onType={(value) => change({ [field]: value })}
      toPreview={field.endsWith('Format') ? expandFormatText : (text) => text}
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
            name={field}
            code
            maxLength={statementLengthMax}
            value={form[field]}
            problem={faultOf(field)}
            {...hintOf(field)}
            onType={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      {texts.map(markdown)}
    </>
  );
}
