import { useId } from 'react';
import { contestLimits } from '../../../../contract/limits';
import { emailRestrictions } from '../../../../contract/rules/contest/eligibility';
import { CheckField, Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { TextArea } from '../../../ui/form/text-area';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import { isFeatured, isOpenForPractice } from '../to-contest';
import styles from '../wizard.module.css';
import type { ContestWizard } from '../wizard-types';

const texts = messages.security;
const restrictions = emailRestrictions.map((value) => ({ value, label: texts.restriction[value] }));

/** CWIZ-25 … CWIZ-32 */
export function SecurityStep({ wizard }: { wizard: ContestWizard }) {
  const { form, line, check } = useFields(wizard);
  return (
    <>
      <CheckField label={texts.proctored} {...check('enableProctored')} />
      {form.enableProctored && <WarningFields wizard={wizard} />}
      <Notice>{texts.cheaters}</Notice>
      <CheckField label={texts.passwordProtection} {...check('passwordProtected')} />
      {form.passwordProtected && (
        <PasswordField
          label={texts.password}
          autoComplete="off"
          maxLength={contestLimits.passwordLengthMax}
          hint={`${form.base?.hasPassword ? texts.keepPasswordHint : texts.passwordHint} ${texts.passwordLength}`}
          {...line('password')}
        />
      )}
      <Restriction wizard={wizard} />
      <PublicField wizard={wizard} />
      <CheckField
        label={texts.openForPractice}
        name="openForPractice"
        checked={isOpenForPractice(form)}
        onChange={(event) => wizard.change({ openForPractice: event.currentTarget.checked ? 'yes' : 'no' })}
      />
    </>
  );
}

function PublicField({ wizard }: { wizard: ContestWizard }) {
  const { form, check } = useFields(wizard);
  const id = useId();
  const isRestricted = form.emailRestriction !== 'all';
  return (
    <div>
      <CheckField
        label={texts.public}
        disabled={isRestricted}
        aria-describedby={id}
        {...check('public')}
        checked={isFeatured(form)}
      />
      <p id={id} className={styles.note}>
        {isRestricted && texts.notPublic}
      </p>
    </div>
  );
}

const policies = (['each', 'total'] as const).map((value) => ({
  value,
  label: texts.warningPolicies[value],
}));
const secondsFirst = '10';

/** What an absence costs: a warning each, or one for each so many seconds in total. */
function WarningFields({ wizard }: { wizard: ContestWizard }) {
  const { form, line } = useFields(wizard);
  const policy = form.warningSeconds === '0' ? 'each' : 'total';
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{texts.warningFor}</span>
        <Select
          label={texts.warningFor}
          name="warningSeconds"
          value={policy}
          options={policies}
          onChoose={(chosen) => wizard.change({ warningSeconds: chosen === 'each' ? '0' : secondsFirst })}
        />
      </div>
      {policy === 'total' && (
        <Field
          label={texts.warningSeconds}
          type="number"
          inputMode="numeric"
          min={1}
          max={contestLimits.warningSecondsMax}
          hint={texts.warningSecondsHint}
          {...line('warningSeconds')}
        />
      )}
      <Field
        label={texts.maxWarnings}
        type="number"
        inputMode="numeric"
        min={0}
        max={contestLimits.warningsMax}
        hint={texts.maxWarningsHint}
        {...line('maxWarnings')}
      />
    </>
  );
}

function Restriction({ wizard }: { wizard: ContestWizard }) {
  const { form, line, text } = useFields(wizard);
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{texts.restrictions}</span>
        <Select
          label={texts.restrictions}
          name="emailRestriction"
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
          label={texts.domains}
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.domainsHint}
          {...line('emailDomains')}
        />
      )}
      {form.emailRestriction === 'emails' && (
        <TextArea label={texts.emails} hint={texts.emailsHint} {...text('allowedEmails')} />
      )}
    </>
  );
}
