import { useFields } from '../../../wizard/use-fields';
import type { ProblemForm } from '../problem-form';
import type { TranslationForm } from '../statement-form';
import type { ProblemWizard } from '../wizard-types';
import { openTranslation, withTranslation } from './languages/edit-languages';

export type StatementText = keyof Omit<TranslationForm, 'language' | 'options'>;
/** Those that the form has by the same name in its default language. */
type FormText = Exclude<StatementText, 'questionText'>;

export interface TextProps {
  /** `description`, or `description.es` in another language. */
  name: string;
  value: string;
  problem: string | undefined;
  onType(value: string): void;
}

/** The form's fields, with the texts of the language that is open. */
export function useStatement(wizard: ProblemWizard) {
  const fields = useFields(wizard);
  const form: ProblemForm = fields.form;
  const translation = openTranslation(form);
  const translated = (name: StatementText, { language, [name]: value }: TranslationForm): TextProps => {
    const field = `${name}.${language}`;
    return {
      name: field,
      value,
      problem: fields.faultOf(field),
      onType: (typed) => wizard.change(withTranslation(wizard.current(), language, { [name]: typed })),
    };
  };
  return {
    ...fields,
    translation,
    /** Tag of the open language. */
    language: translation?.language ?? form.language,
    textOf: (name: FormText): TextProps => (translation ? translated(name, translation) : fields.text(name)),
    translated,
  };
}
