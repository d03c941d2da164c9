import { contestLimits, tagsMax } from '../../../../contract/limits';
import { contestImageFields } from '../../../../contract/rules/contest/contest-image';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import type { Wizard } from '../wizard';
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
export function CustomizationStep({ form, change, faultOf, lock }: Wizard) {
  return (
    <>
      <Field
        label="Organization Name"
        name="orgName"
        autoComplete="organization"
        maxLength={contestLimits.organisationLengthMax}
        hint="If you wish. It is shown instead of your own name."
        value={form.orgName}
        problem={faultOf('orgName')}
        onChange={(event) => change({ orgName: event.currentTarget.value })}
      />
      <Field
        label="Tags"
        name="tags"
        autoCapitalize="none"
        autoComplete="off"
        hint={`If you wish: at most ${tagsMax}, with commas between them.`}
        value={form.tags}
        problem={faultOf('tags')}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      {contestImageFields.map((field) => (
        <ImageField
          key={field}
          field={field}
          image={form[field]}
          disabled={lock !== 'none'}
          problem={faultOf(field)}
          onChange={(image) => change({ [field]: image })}
        />
      ))}
      {texts.map(([field, label]) => (
        <TextArea
          key={field}
          label={label}
          name={field}
          rows={field === 'description' || field.endsWith('s') ? 6 : 4}
          maxLength={contestLimits.sectionLengthMax}
          hint={field === 'description' ? 'Markdown, here and below.' : undefined}
          value={form[field]}
          problem={faultOf(field)}
          onType={(value) => change({ [field]: value })}
        />
      ))}
    </>
  );
}
