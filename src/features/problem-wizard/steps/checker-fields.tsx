import { type Language, languageLabels, languages } from '../../../../contract/limits';
import { CheckField, Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { Section } from '../../../ui/layout/section';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import type { CheckerKind, CustomForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const texts = messages.checker;
const checkerKinds: readonly CheckerKind[] = ['tokens', 'float', 'custom'];
const kinds = checkerKinds.map((value) => ({ value, label: texts.kinds[value] }));
const protocols = (['exit-code', 'testlib'] as const).map((value) => ({
  value,
  label: texts.protocols[value],
}));
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
    <Section title={texts.title}>
      <div className={styles.case} data-field="checker" data-wrong={faultOf('checker')}>
        <Select
          label={texts.title}
          name="checker.type"
          isWrong={faultOf('checker') !== undefined}
          value={checkerKind}
          options={kinds}
          onChoose={(kind) => wizard.change({ checkerKind: kind, compares: null })}
        />
        {faultOf('checker') && <p className={styles.problem}>{faultOf('checker')}</p>}
        {checkerKind === 'custom' ? (
          <CustomFields wizard={wizard} />
        ) : (
          <>
            {checkerKind === 'float' && (
              <>
                <div className={styles.pair}>
                  <Field
                    label={texts.absolute}
                    name="checker.floatAbsoluteTolerance"
                    inputMode="decimal"
                    value={form.floatAbsolute}
                    problem={faultOf('checker.floatAbsoluteTolerance')}
                    onChange={(event) => wizard.change({ floatAbsolute: event.currentTarget.value })}
                  />
                  <Field
                    label={texts.relative}
                    name="checker.floatRelativeTolerance"
                    inputMode="decimal"
                    value={form.floatRelative}
                    problem={faultOf('checker.floatRelativeTolerance')}
                    onChange={(event) => wizard.change({ floatRelative: event.currentTarget.value })}
                  />
                </div>
                <p className={styles.note}>{texts.toleranceHint}</p>
              </>
            )}
            {form.compares === null ? (
              <>
                <CheckField
                  label={texts.caseSensitive}
                  {...check('caseSensitive')}
                  name="checker.caseSensitive"
                />
                <CheckField
                  label={texts.spaceSensitive}
                  {...check('spaceChangeSensitive')}
                  name="checker.spaceChangeSensitive"
                />
              </>
            ) : (
              <p className={styles.note}>{texts.compares[form.compares]}</p>
            )}
          </>
        )}
        {form.run?.addedFiles && (
          <p className={styles.note}>
            {texts.addedFiles(form.run.addedFiles.flatMap(({ files }) => files.map(({ path }) => path)))}
          </p>
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
          label={texts.language}
          name="checker.language"
          value={custom.language}
          options={languageOptions}
          onChoose={setLanguage}
        />
        <Select
          label={texts.protocol}
          name="checker.protocol"
          value={custom.protocol}
          options={protocols}
          onChoose={(protocol) => set({ protocol })}
        />
      </div>
      <TextArea
        label={texts.program(first?.path ?? '')}
        name="checker.files"
        code
        rows={10}
        hint={`${texts.programHint[custom.protocol]} ${texts.programLimit}`}
        value={first?.content ?? ''}
        problem={faultOf('checker.files')}
        onType={(content) =>
          set({ files: [{ path: first?.path ?? fileNames[custom.language], content }, ...others] })
        }
      />
      {!isOne && <p className={styles.note}>{texts.otherFiles(others.map(({ path }) => path))}</p>}
      <CheckField
        label={texts.interactive}
        name="checker.interactive"
        checked={custom.interactive}
        onChange={(event) => set({ interactive: event.currentTarget.checked })}
      />
    </>
  );
}
