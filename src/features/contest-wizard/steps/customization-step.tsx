import { contestLimits, tagsMax } from '../../../../contract/limits';
import { contestImageFields } from '../../../../contract/rules/contest/contest-image';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { useFields } from '../../../wizard/use-fields';
import { lockOf } from '../lock';
import type { ContestWizard } from '../wizard-types';
import { ImageField } from './image-field';

const texts = [
  ['description', 'Event Description'],
  ['eventRules', 'Event Rules'],
  ['eventPrizes', 'Event Prizes'],
  ['eventFAQ', 'Event FAQ'],
  ['eventTerms', 'Event Terms and Conditions'],
  ['eventPrivacy', 'Event Privacy Policy'],
] as const;

/** CWIZ-33 … CWIZ-35 */
export function CustomizationStep({ wizard }: { wizard: ContestWizard }) {
  const { form, faultOf, line, text } = useFields(wizard);
  return (
    <>
      <Field
        label="Organization Name"
        autoComplete="organization"
        maxLength={contestLimits.organisationLengthMax}
        hint="If you wish. It is shown instead of your own name."
        {...line('orgName')}
      />
      <Field
        label="Tags"
        autoCapitalize="none"
        autoComplete="off"
        hint={`If you wish: at most ${tagsMax}, with commas between them.`}
        {...line('tags')}
      />
      {contestImageFields.map((field) => (
        <ImageField
          key={field}
          field={field}
          image={form[field]}
          disabled={lockOf(form) !== 'none'}
          problem={faultOf(field)}
          onChange={(image) => wizard.change({ [field]: image })}
        />
      ))}
      {texts.map(([field, label]) => (
        <TextArea
          key={field}
          label={label}
          rows={field === 'description' || field.endsWith('s') ? 6 : 4}
          maxLength={contestLimits.sectionLengthMax}
          hint={field === 'description' ? 'Markdown, here and below.' : undefined}
          {...text(field)}
        />
      ))}
    </>
  );
}
