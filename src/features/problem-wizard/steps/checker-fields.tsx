import { type Language, languageLabels, languages } from '../../../../contract/limits';
import { CheckField, Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { Section } from '../../../ui/section';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import type { CheckerKind, CustomForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const kinds: { value: CheckerKind; label: string }[] = [
  { value: 'tokens', label: 'Word by word' },
  { value: 'float', label: 'Word by word, numbers with a tolerance' },
  { value: 'custom', label: 'A program of your own' },
];
const protocols = [
  { value: 'exit-code', label: 'Ends with 42 for right, 43 for wrong' },
  { value: 'testlib', label: 'testlib: 0 for right, 1 for wrong' },
] as const;
const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));
const fileNames: Record<Language, string> = {
  PYTHON3: 'checker.py',
  JAVA8: 'Checker.java',
  CPP17: 'checker.cpp',
  JAVASCRIPT_NODE: 'checker.js',
};

export function CheckerFields({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf, check } = useFields(wizard);
  const { checkerKind } = form;
  return (
    <Section title="Checker">
      <div className={styles.case}>
        <Select
          label="Checker"
          value={checkerKind}
          options={kinds}
          onChoose={(kind) => wizard.change({ checkerKind: kind })}
        />
        {checkerKind === 'custom' ? (
          <CustomFields wizard={wizard} />
        ) : (
          <>
            {checkerKind === 'float' && (
              <>
                <div className={styles.pair}>
                  <Field
                    label="Absolute tolerance"
                    name="checker.floatAbsoluteTolerance"
                    inputMode="decimal"
                    value={form.floatAbsolute}
                    problem={faultOf('checker.floatAbsoluteTolerance')}
                    onChange={(event) => wizard.change({ floatAbsolute: event.currentTarget.value })}
                  />
                  <Field
                    label="Relative tolerance"
                    name="checker.floatRelativeTolerance"
                    inputMode="decimal"
                    value={form.floatRelative}
                    problem={faultOf('checker.floatRelativeTolerance')}
                    onChange={(event) => wizard.change({ floatRelative: event.currentTarget.value })}
                  />
                </div>
                <p className={styles.note}>
                  A number passes that is within one of the two, as 1e-6. Empty: this one does not count.
                </p>
              </>
            )}
            <CheckField label="Capitals count" {...check('caseSensitive')} />
            <CheckField label="White space counts, to the character" {...check('spaceChangeSensitive')} />
          </>
        )}
      </div>
    </Section>
  );
}

/** A package's checker may have several files: only the first is editable here. */
function CustomFields({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const { custom } = form;
  const [first, ...others] = custom.files;
  const set = (part: Partial<CustomForm>) => wizard.change({ custom: { ...custom, ...part } });
  const isOne = others.length === 0;
  const setLanguage = (language: Language) =>
    set({
      language,
      ...(isOne && { files: [{ path: fileNames[language], content: first?.content ?? '' }] }),
    });
  return (
    <>
      <div className={styles.pair}>
        <Select
          label="Checker language"
          value={custom.language}
          options={languageOptions}
          onChoose={setLanguage}
        />
        <Select
          label="How it answers"
          value={custom.protocol}
          options={protocols}
          onChoose={(protocol) => set({ protocol })}
        />
      </div>
      <TextArea
        label={`Program (${first?.path ?? ''})`}
        name="checker.files"
        code
        rows={10}
        hint={
          custom.protocol === 'exit-code'
            ? 'Called with the paths of input, answer and a folder for feedback; the output comes on standard input.'
            : 'Called with the paths of input, output and answer.'
        }
        value={first?.content ?? ''}
        problem={faultOf('checker.files')}
        onType={(content) =>
          set({ files: [{ path: first?.path ?? fileNames[custom.language], content }, ...others] })
        }
      />
      {!isOne && <p className={styles.note}>With {others.map(({ path }) => path).join(', ')}.</p>}
      <CheckField
        label="Interactive: it talks with the program instead of reading its whole output"
        checked={custom.interactive}
        onChange={(event) => set({ interactive: event.currentTarget.checked })}
      />
    </>
  );
}
