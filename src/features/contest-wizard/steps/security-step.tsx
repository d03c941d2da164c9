import { contestLimits } from '../../../../contract/limits';
import type { EmailRestriction } from '../../../../contract/rules/contest/eligibility';
import { CheckField, Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { TextArea } from '../../../ui/form/text-area';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { isFeatured } from '../to-contest';
import type { Wizard } from '../wizard';
import styles from '../wizard.module.css';

const restrictions: { value: EmailRestriction; label: string }[] = [
  { value: 'all', label: 'All Emails' },
  { value: 'domain', label: 'Only emails with specific domain' },
  { value: 'emails', label: 'Only specific Emails' },
];

/** CWIZ-25 … CWIZ-32 */
export function SecurityStep(wizard: Wizard) {
  const { form, change, faultOf } = wizard;
  return (
    <>
      <CheckField
        label="Enable Proctored Mode: full screen, no copying and pasting, and similar restrictions"
        checked={form.enableProctored}
        onChange={(event) => change({ enableProctored: event.currentTarget.checked })}
      />
      {form.enableProctored && (
        <Field
          label="Maximum Warnings"
          name="maxWarnings"
          type="number"
          inputMode="numeric"
          min={0}
          max={contestLimits.warningsMax}
          hint={`From 0 to ${contestLimits.warningsMax}. 0 means: as many as there may be.`}
          value={form.maxWarnings}
          problem={faultOf('maxWarnings')}
          onChange={(event) => change({ maxWarnings: event.currentTarget.value })}
        />
      )}
      <Notice>
        Cheaters are disqualified as the warning setting says. In the contest dashboard its creator can view,
        block and unblock users.
      </Notice>
      <CheckField
        label="Password Protection"
        checked={form.passwordProtected}
        onChange={(event) => change({ passwordProtected: event.currentTarget.checked })}
      />
      {form.passwordProtected && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="off"
          maxLength={contestLimits.passwordLengthMax}
          hint={
            form.base?.hasPassword
              ? 'It has one: leave this empty to keep it.'
              : 'Whoever registers is asked for it.'
          }
          value={form.password}
          problem={faultOf('password')}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      )}
      <Restriction {...wizard} />
      <CheckField
        label="Public Contest: featured for everybody. Otherwise only who has the link finds it"
        checked={isFeatured(form)}
        disabled={form.emailRestriction !== 'all'}
        onChange={(event) => change({ public: event.currentTarget.checked })}
      />
    </>
  );
}

function Restriction({ form, change, faultOf }: Wizard) {
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>Email Restrictions</span>
        <Select
          label="Email Restrictions"
          value={form.emailRestriction}
          options={restrictions}
          onChoose={(emailRestriction) =>
            // CWIZ-31: off for good; the organiser turns it on again after opening the contest to all.
            change({ emailRestriction, ...(emailRestriction !== 'all' && { public: false }) })
          }
        />
      </div>
      {form.emailRestriction === 'domain' && (
        <Field
          label="Domains"
          name="emailDomains"
          autoCapitalize="none"
          spellCheck={false}
          hint="With commas between them and without the @ sign: school.example, club.example"
          value={form.emailDomains}
          problem={faultOf('emailDomains')}
          onChange={(event) => change({ emailDomains: event.currentTarget.value })}
        />
      )}
      {form.emailRestriction === 'emails' && (
        <TextArea
          label="Emails"
          name="allowedEmails"
          hint="With commas between them."
          value={form.allowedEmails}
          problem={faultOf('allowedEmails')}
          onType={(allowedEmails) => change({ allowedEmails })}
        />
      )}
    </>
  );
}
