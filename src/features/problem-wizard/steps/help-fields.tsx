import { Plus, Trash2 } from 'lucide-react';
import { helpLimits } from '../../../../contract/limits';
import { Button, IconButton } from '../../../ui/button';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const texts = messages.help;
const { hintsMax, hintLengthMax, editorialLengthMax } = helpLimits;

/** Optional: up to three hints and the editorial. */
export function HelpFields({ wizard }: { wizard: ProblemWizard }) {
  const { form, faults, text } = useFields(wizard);
  const { hints, editorial } = form;
  const change = (next: readonly string[]) => wizard.change({ hints: [...next] });
  return (
    <section className={styles.help} aria-labelledby="help-fields">
      <h3 id="help-fields">{texts.title}</h3>
      <p className={styles.note}>{texts.note}</p>
      {hints.map((hint, at) => (
        <MarkdownField
          // biome-ignore lint/suspicious/noArrayIndexKey: hints have no name but their number
          key={at}
          name={`hints.${at}`}
          label={texts.hint(at + 1)}
          hint={noteOf(hint, hintLengthMax)}
          problem={faults.find(({ field }) => field === `hints.${at}`)?.message}
          rows={3}
          maxLength={hintLengthMax}
          value={hint}
          onType={(value) => change(hints.map((one, i) => (i === at ? value : one)))}
          tools={
            <IconButton
              small
              label={texts.remove(at + 1)}
              onClick={() => change(hints.filter((_, i) => i !== at))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          }
        />
      ))}
      {hints.length < hintsMax && (
        <div>
          <Button icon={<Plus aria-hidden />} onClick={() => change([...hints, ''])}>
            {texts.add}
          </Button>
        </div>
      )}
      <MarkdownField
        label={texts.editorial}
        hint={editorial === '' ? texts.editorialHint : noteOf(editorial, editorialLengthMax)}
        rows={8}
        maxLength={editorialLengthMax}
        {...text('editorial')}
      />
    </section>
  );
}

/** A count that changes with each key would be read aloud: it appears near the limit only. */
const noteOf = ({ length }: string, max: number) =>
  length > max * 0.8 ? texts.count(length, max) : texts.optional(max);
