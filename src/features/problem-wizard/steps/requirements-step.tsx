import { statementLengthMax } from '../../../../contract/limits';
import { expandFormatText } from '../../../../contract/rules/legacy-text';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { TextArea } from '../../../ui/form/text-area';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { HelpFields } from './help-fields';

const formats = ['inputFormat', 'outputFormat'] as const;
const samples = ['sampleInput', 'sampleOutput'] as const;
const notes = ['constraints', 'explanation'] as const;
const labels = messages.requirements;

/** PWIZ-16 */
export function RequirementsStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, text } = useFields(wizard);
  const hintOf = (field: (typeof formats | typeof samples | typeof notes)[number]) =>
    limitNote(
      form[field],
      statementLengthMax,
      form.withoutTexts.includes(field) ? labels.optional : undefined,
    );
  const markdown = (field: (typeof formats | typeof notes)[number]) => (
    <MarkdownField
      key={field}
      label={labels[field]}
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
        {samples.map((field) => (
          <TextArea
            key={field}
            label={labels[field]}
            hint={hintOf(field)}
            code
            maxLength={statementLengthMax}
            {...text(field)}
          />
        ))}
      </div>
      {notes.map(markdown)}
      <HelpFields wizard={wizard} />
    </>
  );
}
