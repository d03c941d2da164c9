import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { helpLimits } from '../../../../contract/limits';
import { Button, IconButton } from '../../../ui/button';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const texts = messages.help;
const { hintsMax, hintLengthMax, editorialLengthMax } = helpLimits;

/** Optional: up to three hints and the editorial. */
export function HelpFields({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf, text } = useFields(wizard);
  const { hints, editorial } = form;
  const section = useRef<HTMLElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current)
      section.current?.querySelector<HTMLElement>(`[name="hints.${hints.length - 1}"]`)?.focus();
    isAdded.current = false;
  }, [hints.length]);
  const change = (next: readonly string[]) => wizard.change({ hints: [...next] });
  return (
    <section
      ref={section}
      className={styles.help}
      aria-labelledby="help-fields"
      data-field="hints"
      data-wrong={faultOf('hints')}
    >
      <h3 id="help-fields">{texts.title}</h3>
      <p className={styles.note}>{texts.note}</p>
      {faultOf('hints') && <p className={styles.problem}>{faultOf('hints')}</p>}
      {hints.map((hint, at) => (
        <MarkdownField
          // biome-ignore lint/suspicious/noArrayIndexKey: hints have no name but their number
          key={at}
          name={`hints.${at}`}
          label={texts.hint(at + 1)}
          hint={limitNote(hint, hintLengthMax, texts.optional)}
          problem={faultOf(`hints.${at}`)}
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
      {hints.length >= hintsMax ? (
        <p className={styles.note}>{texts.full(hintsMax)}</p>
      ) : (
        <div>
          <Button
            icon={<Plus aria-hidden />}
            onClick={() => {
              isAdded.current = true;
              change([...hints, '']);
            }}
          >
            {texts.add}
          </Button>
        </div>
      )}
      <MarkdownField
        label={texts.editorial}
        hint={limitNote(
          editorial,
          editorialLengthMax,
          editorial === '' ? texts.editorialHint : texts.optional,
        )}
        rows={8}
        maxLength={editorialLengthMax}
        {...text('editorial')}
      />
    </section>
  );
}
