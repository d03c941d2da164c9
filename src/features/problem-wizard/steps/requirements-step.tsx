import { statementLengthMax } from '../../../../contract/limits';
import { TextArea } from '../../../ui/form/text-area';
import { limitNote } from '../../../wizard/limit-note';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import { ImagesSection } from '../statement/images/images-section';
import { LanguageTabs } from '../statement/languages/language-tabs';
import { StatementLayout } from '../statement/statement-layout';
import { StatementField } from '../statement/text/statement-field';
import { useStatement } from '../statement/use-statement';
import type { ProblemWizard } from '../wizard-types';
import { HelpFields } from './help-fields';

const formats = ['inputFormat', 'outputFormat'] as const;
const samples = ['sampleInput', 'sampleOutput'] as const;
const notes = ['constraints', 'explanation'] as const;
const labels = messages.requirements;

/** PWIZ-16 */
export function RequirementsStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, text, textOf, language, translation } = useStatement(wizard);
  const hintOf = (field: string) => (form.withoutTexts.includes(field) ? labels.optional : undefined);
  const markdown = (field: (typeof formats | typeof notes)[number]) => (
    <StatementField
      key={field}
      label={labels[field]}
      hint={translation ? undefined : hintOf(field)}
      rows={4}
      language={language}
      {...textOf(field)}
    />
  );
  return (
    <StatementLayout wizard={wizard}>
      <LanguageTabs wizard={wizard}>{[...formats, ...notes].map(markdown)}</LanguageTabs>
      <div className={styles.pair}>
        {samples.map((field) => (
          <TextArea
            key={field}
            label={labels[field]}
            hint={limitNote(form[field], statementLengthMax, hintOf(field))}
            code
            maxLength={statementLengthMax}
            {...text(field)}
          />
        ))}
      </div>
      <ImagesSection wizard={wizard} />
      <HelpFields wizard={wizard} />
    </StatementLayout>
  );
}
