/** A problem's languages, images and origin as the wizard's fields. */
import type { NewProblem } from '../../../contract/entities/new-problem';
import type { Credits, NewImage, Translation } from '../../../contract/entities/statement-texts';
import type { Licence, ProblemType } from '../../../contract/limits';
import { isQuestionType } from '../../../contract/rules/question-type';
import { defaultStatementLanguage } from '../../../contract/rules/statement-names';

/** Texts in another language; those of the other problem types stay, as in the form itself. */
export interface TranslationForm {
  language: string;
  title: string;
  summary: string;
  description: string;
  inputFormat: string;
  outputFormat: string;
  constraints: string;
  explanation: string;
  questionText: string;
  options: { id: string; text: string }[];
}

export interface CreditsForm {
  author: string;
  source: string;
  sourceUrl: string;
  license: Licence;
  rightsOwner: string;
}

/** Members of the wizard's form. */
export interface StatementFields {
  /** Of the form's own texts. */
  language: string;
  translations: TranslationForm[];
  images: NewImage[];
  credits: CreditsForm;
}

export const newCredits = (): CreditsForm => ({
  ...{ author: '', source: '', sourceUrl: '', license: 'unknown', rightsOwner: '' },
});

export const newTranslation = (language: string): TranslationForm => ({
  ...{ language, title: '', summary: '', description: '', inputFormat: '', outputFormat: '' },
  ...{ constraints: '', explanation: '', questionText: '', options: [] },
});

export function statementFields(problem: NewProblem): StatementFields {
  const { language = defaultStatementLanguage, translations = [], images = [], credits = {} } = problem;
  return {
    language,
    translations: translations.map(
      (one): TranslationForm => ({ ...newTranslation(one.language), ...definedOf(one) }),
    ),
    images,
    credits: { ...newCredits(), ...definedOf(credits) },
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
const definedOf = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;

/** Without the members that the problem does not have. */
export function statementOf(form: StatementFields & { type: ProblemType }) {
  const { language, translations, images } = form;
  const credits = creditsOf(form.credits);
  return {
    ...(language !== defaultStatementLanguage && { language }),
    ...(translations.length > 0 && { translations: translations.map((one) => translationOf(one, form)) }),
    ...(images.length > 0 && { images }),
    ...(Object.keys(credits).length > 0 && { credits }),
  };
}

function creditsOf({ license, ...texts }: CreditsForm): Credits {
  const kept = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  return { ...Object.fromEntries(kept), ...(license !== 'unknown' && { license }) };
}

const programTexts = ['inputFormat', 'outputFormat', 'constraints', 'explanation'] as const;

function translationOf(one: TranslationForm, { type }: { type: ProblemType }): Translation {
  const { language, title, description } = one;
  const summary = one.summary.trim();
  const isQuestion = isQuestionType(type);
  const texts = isQuestion ? (['explanation', 'questionText'] as const) : programTexts;
  const written = texts.flatMap((name) => (one[name].trim() === '' ? [] : [[name, one[name]]]));
  return {
    language,
    title: title.trim(),
    ...(summary && { summary }),
    description,
    ...Object.fromEntries(written),
    ...(type === 'multiple-choice' && { options: one.options }),
  };
}
