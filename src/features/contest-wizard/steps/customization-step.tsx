import { contestLimits } from '../../../../contract/limits';
import { contestImageFields } from '../../../../contract/rules/contest/contest-image';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { lockOf } from '../lock';
import { messages } from '../messages';
import type { ContestWizard } from '../wizard-types';
import { ImageField } from './image-field';

const texts = messages.customization;
const sections = [
  'description',
  'eventRules',
  'eventPrizes',
  'eventFAQ',
  'eventTerms',
  'eventPrivacy',
] as const;

/** CWIZ-33 … CWIZ-35 */
export function CustomizationStep({ wizard }: { wizard: ContestWizard }) {
  const { form, faultOf, line, text } = useFields(wizard);
  return (
    <>
      <Field
        label={texts.orgName}
        autoComplete="organization"
        maxLength={contestLimits.organisationLengthMax}
        hint={limitNote(form.orgName, contestLimits.organisationLengthMax, texts.orgNameHint)}
        {...line('orgName')}
      />
      <Field
        label={texts.tags}
        autoCapitalize="none"
        autoComplete="off"
        hint={texts.tagsHint}
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
      {sections.map((field) => (
        <TextArea
          key={field}
          label={texts[field]}
          rows={field === 'description' || field.endsWith('s') ? 6 : 4}
          maxLength={contestLimits.sectionLengthMax}
          hint={limitNote(
            form[field],
            contestLimits.sectionLengthMax,
            field === 'description' ? texts.descriptionHint : '',
          )}
          {...text(field)}
        />
      ))}
    </>
  );
}
