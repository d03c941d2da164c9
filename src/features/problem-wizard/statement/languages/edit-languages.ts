/** Changes of a statement's languages. All functions return the changed members of the form. */
import type { ProblemForm } from '../../problem-form';
import { newTranslation, type TranslationForm } from '../../statement-form';

type Languages = Pick<ProblemForm, 'language' | 'translations' | 'openLanguage'>;

/** Undefined while the default language is open. */
export const openTranslation = ({ translations, openLanguage }: Languages) =>
  translations.find(({ language }) => language === openLanguage);

export function withTranslation(
  { translations }: Languages,
  language: string,
  part: Partial<TranslationForm>,
): Partial<ProblemForm> {
  return { translations: translations.map((one) => (one.language === language ? { ...one, ...part } : one)) };
}

/** @param copies begins with the texts of the default language */
export function withLanguage(form: ProblemForm, language: string, copies: boolean): Partial<ProblemForm> {
  const added = copies ? { ...ownTexts(form), language } : newTranslation(language);
  return { translations: [...form.translations, added], openLanguage: language };
}

export function withoutLanguage({ translations }: Languages, language: string): Partial<ProblemForm> {
  return { translations: translations.filter((one) => one.language !== language), openLanguage: '' };
}

/** The texts of the default language as a translation. */
function ownTexts(form: ProblemForm): TranslationForm {
  const { language, title, summary, description, questionData } = form;
  const { inputFormat, outputFormat, constraints, explanation } = form;
  return {
    language,
    title,
    summary,
    description,
    inputFormat,
    outputFormat,
    constraints,
    explanation,
    questionText: questionData.questionText,
    options: questionData.options.map(({ id, text }) => ({ id, text })),
  };
}

/** Exchanges its texts with those of the default language. */
export function withDefaultLanguage(form: ProblemForm, language: string): Partial<ProblemForm> {
  const found = form.translations.find((one) => one.language === language);
  if (!found) return {};
  const { options, questionText, ...texts } = found;
  const { questionData } = form;
  return {
    ...texts,
    translations: form.translations.map((one) => (one === found ? ownTexts(form) : one)),
    openLanguage: '',
    questionData: {
      ...questionData,
      questionText,
      options: questionData.options.map((option, at) => ({ ...option, text: options[at]?.text ?? '' })),
    },
  };
}

type Options = ProblemForm['questionData']['options'];

/** A removed option disappears from all languages. */
export function withSameOptions(
  translations: readonly TranslationForm[],
  before: Options,
  after: Options,
): TranslationForm[] {
  if (after.length >= before.length) return [...translations];
  const at = before.findIndex(({ text }, index) => after[index]?.text !== text);
  const removed = at < 0 ? before.length - 1 : at;
  return translations.map((one) => ({
    ...one,
    options: one.options.filter((_, index) => index !== removed),
  }));
}
