/** A problem's languages, images and origin as the wizard's fields. */
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { Credits, NewImage, Translation } from '../../../contract/entities/problem/statement-texts';
import type { Licence, ProblemType } from '../../../contract/limits';
import { isQuestionType } from '../../../contract/rules/question-type';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';
import { optionId, type QuestionDraft } from '../../parts/authoring/question-draft';

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
  /** The translation that the editor shows; '' for the form's own texts. */
  openLanguage: string;
  images: NewImage[];
  credits: CreditsForm;
}

export const newCredits = (): CreditsForm => ({
  author: '',
  source: '',
  sourceUrl: '',
  license: 'unknown',
  rightsOwner: '',
});

export const newTranslation = (language: string): TranslationForm => ({
  language,
  title: '',
  summary: '',
  description: '',
  inputFormat: '',
  outputFormat: '',
  constraints: '',
  explanation: '',
  questionText: '',
  options: [],
});

export function statementFields(problem: NewProblem): StatementFields {
  const { language = defaultStatementLanguage, translations = [], images = [], credits = {} } = problem;
  const options = optionsOf(problem);
  return {
    language,
    translations: translations.map(
      (one): TranslationForm => ({
        ...newTranslation(one.language),
        ...definedOf(one),
        options: options.map(({ id }) => ({ id, text: optionText(one, id) })),
      }),
    ),
    openLanguage: '',
    images,
    credits: { ...newCredits(), ...definedOf(credits) },
  };
}

const optionsOf = (problem: NewProblem) =>
  'questionData' in problem && 'options' in problem.questionData ? problem.questionData.options : [];
const optionText = ({ options = [] }: Translation, id: string) =>
  options.find((option) => option.id === id)?.text ?? '';

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
const definedOf = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;

/** Without the members that the problem does not have. */
export function statementOf(form: StatementFields & TranslatedQuestion) {
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

interface TranslatedQuestion {
  type: ProblemType;
  questionData: QuestionDraft;
}

function translationOf(one: TranslationForm, { type, questionData }: TranslatedQuestion): Translation {
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
    ...optionTexts(one, type, questionData),
  };
}

/** Ordering: a line without a translation keeps its text, as lines of a program do. */
function optionTexts(one: TranslationForm, type: ProblemType, { options, lines }: QuestionDraft) {
  if (type === 'multiple-choice' || type === 'multiple-answer') {
    const textAt = (at: number) => (one.options[at]?.text ?? '').trim();
    return { options: options.map((_, at) => ({ id: optionId(at), text: textAt(at) })) };
  }
  if (type !== 'ordering') return {};
  const known = new Map(one.options.map(({ id, text }) => [id, text]));
  const named = sortedLines(lines.map(({ text }) => text.trimEnd()));
  return { options: named.map(({ id, text }) => ({ id, text: known.get(id) || text })) };
}
