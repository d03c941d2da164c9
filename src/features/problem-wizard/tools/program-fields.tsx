import { Trash2 } from 'lucide-react';
import type { ToolProgram } from '../../../../contract/entities/problem/problem-tools';
import { type Language, languageLabels, languages, toolLimits } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { limitNote } from '../../../wizard/limit-note';
import { Choice } from '../choice';
import styles from '../problem-wizard.module.css';
import type { Editors } from '../wizard-types';
import { messages } from './messages';
import { fileExtension, withLanguage, withName } from './programs';
import own from './tools.module.css';

const texts = messages.program;
const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));

interface ProgramFieldsProps<Program extends ToolProgram> {
  editors: Pick<Editors, 'CodeEditor'>;
  program: Program;
  isOpen: boolean;
  /** Its path in the form: names of fields. */
  field: string;
  faultOf(field: string): string | undefined;
  onChange(program: Program): void;
  onRemove(): void;
  children?: React.ReactNode;
}

/** One generator or validator. Of several files, the first one that the compiler gets can be edited. */
export function ProgramFields<Program extends ToolProgram>(props: ProgramFieldsProps<Program>) {
  const { editors, program, isOpen, field, faultOf, onChange, onRemove, children } = props;
  const { CodeEditor } = editors;
  const { name, language, files } = program;
  const at =
    language === undefined
      ? 0
      : Math.max(
          0,
          files.findIndex(({ path }) => path.endsWith(fileExtension[language])),
        );
  const file = files[at];
  const isOneFile = files.length === 1;
  return (
    <details className={own.program} open={isOpen} data-field={field} data-wrong={faultOf(field)}>
      <summary>{texts.edit(name, language)}</summary>
      <div className={styles.case}>
        {faultOf(field) && <p className={styles.problem}>{faultOf(field)}</p>}
        {language === undefined && <p className={styles.note}>{texts.kept(name)}</p>}
        {language !== undefined && isOneFile && (
          <div className={styles.pair}>
            <Field
              label={texts.name}
              name={`${field}.name`}
              hint={limitNote(name, toolLimits.nameLengthMax)}
              maxLength={toolLimits.nameLengthMax}
              value={name}
              problem={faultOf(`${field}.name`)}
              onChange={(event) => onChange(withName(program, event.currentTarget.value))}
            />
            <Choice
              label={texts.language}
              name={`${field}.language`}
              value={language}
              options={languageOptions}
              onChoose={(chosen: Language) => onChange(withLanguage(program, chosen))}
            />
          </div>
        )}
        {children}
        {language !== undefined && file && (
          <div className={own.editor} data-field={`${field}.files`} data-wrong={faultOf(`${field}.files`)}>
            <CodeEditor
              key={`${language} ${file.path}`}
              label={texts.code(name)}
              language={language}
              code={file.content}
              onType={(content) =>
                onChange({
                  ...program,
                  files: files.map((one, index) => (index === at ? { ...one, content } : one)),
                })
              }
            />
          </div>
        )}
        {faultOf(`${field}.files`) && <p className={styles.problem}>{faultOf(`${field}.files`)}</p>}
        {!isOneFile && <p className={styles.note}>{texts.files(files.map(({ path }) => path))}</p>}
        <div className={styles.tools}>
          <Button small look="danger" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {texts.remove(name)}
          </Button>
        </div>
      </div>
    </details>
  );
}
