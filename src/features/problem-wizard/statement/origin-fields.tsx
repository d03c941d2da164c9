import { useId } from 'react';
import { creditLengthMax, licences } from '../../../../contract/limits';
import { messages as creditTexts } from '../../../parts/statement/messages';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import type { CreditsForm } from '../statement-form';
import type { ProblemWizard } from '../wizard-types';
import { messages } from './messages';
import styles from './statement.module.css';
import { overLimit } from './text/over-limit';

const texts = messages.origin;
const options = licences.map((value) => ({ value, label: creditTexts.licences[value] }));

/** Author, source and licence, as packages have them. */
export function OriginFields({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const id = useId();
  const { credits } = form;
  const set = (part: Partial<CreditsForm>) =>
    wizard.change({ credits: { ...wizard.current().credits, ...part } });
  const field = (name: Exclude<keyof CreditsForm, 'license'>, hint?: string) => {
    return (
      <Field
        label={texts[name]}
        name={`credits.${name}`}
        autoComplete="off"
        {...(name === 'sourceUrl' && { type: 'url', inputMode: 'url', placeholder: 'https://' })}
        value={credits[name]}
        hint={limitNote(credits[name], creditLengthMax, hint)}
        problem={overLimit(credits[name].trim(), creditLengthMax) ?? faultOf(`credits.${name}`)}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    );
  };
  return (
    <section className={styles.origin} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p className={styles.note}>{texts.note}</p>
      {field('author', texts.authorHint)}
      {field('source', texts.sourceHint)}
      {field('sourceUrl')}
      <div className={styles.choice}>
        <span aria-hidden>{texts.licence}</span>
        <Select
          label={texts.licence}
          value={credits.license}
          options={options}
          onChoose={(license) => set({ license })}
        />
      </div>
      {field('rightsOwner')}
    </section>
  );
}
