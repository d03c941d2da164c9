import { contestLimits } from '../../../../contract/limits';
import type { EmailRestriction } from '../../../../contract/rules/contest/eligibility';
import { CheckField, Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { TextArea } from '../../../ui/form/text-area';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import { isFeatured } from '../to-contest';
import styles from '../wizard.module.css';
import type { ContestWizard } from '../wizard-types';

const restrictions: { value: EmailRestriction; label: string }[] = [
  { value: 'all', label: 'All Emails' },
  { value: 'domain', label: 'Only emails with specific domain' },
  { value: 'emails', label: 'Only specific Emails' },
];

/** CWIZ-25 … CWIZ-32 */
export function SecurityStep({ wizard }: { wizard: ContestWizard }) {
  const { form, line, check } = useFields(wizard);
  return (
    <>
      <CheckField
        label="Enable Proctored Mode: full screen, no copying and pasting, and similar restrictions"
        {...check('enableProctored')}
      />
      {form.enableProctored && (
        <Field
          label="Maximum Warnings"
          type="number"
          inputMode="numeric"
          min={0}
          max={contestLimits.warningsMax}
          hint={`From 0 to ${contestLimits.warningsMax}. 0 means: as many as there may be.`}
          {...line('maxWarnings')}
        />
      )}
      <Notice>
        Cheaters are disqualified as the warning setting says. In the contest dashboard its creator can view,
        block and unblock users.
      </Notice>
      <CheckField label="Password Protection" {...check('passwordProtected')} />
      {form.passwordProtected && (
        <PasswordField
          label="Password"
          autoComplete="off"
          maxLength={contestLimits.passwordLengthMax}
          hint={
            form.base?.hasPassword
              ? 'It has one: leave this empty to keep it.'
              : 'Whoever registers is asked for it.'
          }
          {...line('password')}
        />
      )}
      <Restriction wizard={wizard} />
      <CheckField
        label="Public Contest: featured for everybody. Otherwise only who has the link finds it"
        disabled={form.emailRestriction !== 'all'}
        {...check('public')}
        checked={isFeatured(form)}
      />
    </>
  );
}

function Restriction({ wizard }: { wizard: ContestWizard }) {
  const { form, line, text } = useFields(wizard);
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>Email Restrictions</span>
        <Select
          label="Email Restrictions"
          value={form.emailRestriction}
          options={restrictions}
          onChoose={(emailRestriction) =>
            // CWIZ-31: stays off; after removing the restriction, the organiser must turn it on again.
            wizard.change({ emailRestriction, ...(emailRestriction !== 'all' && { public: false }) })
          }
        />
      </div>
      {form.emailRestriction === 'domain' && (
        <Field
          label="Domains"
          autoCapitalize="none"
          spellCheck={false}
          hint="With commas between them and without the @ sign: school.example, club.example"
          {...line('emailDomains')}
        />
      )}
      {form.emailRestriction === 'emails' && (
        <TextArea label="Emails" hint="With commas between them." {...text('allowedEmails')} />
      )}
    </>
  );
}
