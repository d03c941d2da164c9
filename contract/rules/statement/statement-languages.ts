/** Which of a problem's languages a reader sees (decision 112). */
import type { ChallengeTranslation } from '../../entities/challenge';
import type { ProblemDetail } from '../../entities/problem/problem';
import type { TranslatedTitle, Translation } from '../../entities/problem/statement-texts';
import { defaultStatementLanguage } from './statement-names';

interface Translated {
  language?: string | undefined;
  translations?: readonly { language: string }[] | undefined;
}

/** The problem's own language first. */
export function languagesOf({
  language = defaultStatementLanguage,
  translations = [],
}: Translated): string[] {
  return [language, ...translations.map((one) => one.language)];
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** The first wish that the problem has, exactly or in another region; else the problem's own language. */
export function chooseStatementLanguage(available: readonly string[], wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found =
      available.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
      available.find((tag) => baseOf(tag) === baseOf(wish));
    if (found !== undefined) return found;
  }
  return available[0] ?? defaultStatementLanguage;
}

/** Title and summary for lists. */
export function titleInLanguage<Row extends { title: string; summary?: string | undefined }>(
  row: Row & { language?: string | undefined; titles?: readonly TranslatedTitle[] | undefined },
  wishes: readonly string[],
): Row {
  const { titles = [] } = row;
  if (titles.length === 0) return row;
  const chosen = chooseStatementLanguage(languagesOf({ ...row, translations: titles }), wishes);
  const found = titles.find(({ language }) => language === chosen);
  return found ? { ...row, title: found.title, summary: found.summary ?? '' } : row;
}

/** The challenge with name and description in the first wish that it has; English without translations. */
export function challengeInLanguage<
  Row extends {
    name: string;
    description: string;
    translations?: readonly ChallengeTranslation[] | undefined;
  },
>(row: Row, wishes: readonly string[]): Row {
  const chosen = chooseStatementLanguage(languagesOf({ translations: row.translations }), wishes);
  const found = row.translations?.find(({ language }) => language === chosen);
  return found ? { ...row, name: found.name, description: found.description } : row;
}

/** The problem with the texts of one of its languages. */
export function inLanguage<Problem extends ProblemDetail>(problem: Problem, language: string): Problem {
  const found = problem.translations?.find((one) => one.language === language);
  return found ? { ...problem, ...textsOf(found), ...questionOf(problem, found) } : problem;
}

function textsOf(found: Translation) {
  const { title, summary = '', description, explanation = '' } = found;
  const { inputFormat = '', outputFormat = '', constraints = '' } = found;
  return { title, summary, description, inputFormat, outputFormat, constraints, explanation };
}

function questionOf({ question }: ProblemDetail, { questionText, options = [] }: Translation) {
  if (!question || questionText === undefined) return {};
  const texts = new Map(options.map(({ id, text }) => [id, text]));
  const named = (parts: { id: string; text: string }[]) =>
    parts.map(({ id, text }) => ({ id, text: texts.get(id) ?? text }));
  return {
    question: {
      ...question,
      questionText,
      ...(question.options && { options: named(question.options) }),
      ...(question.lines && { lines: named(question.lines) }),
    },
  };
}

/** The result of a question with the explanation of one of its languages. */
export function explainedIn<
  Result extends {
    explanation: string;
    explanations?: readonly { language: string; text: string }[] | undefined;
  },
>(result: Result, language: string): Result {
  const found = result.explanations?.find((one) => one.language === language);
  return found ? { ...result, explanation: found.text } : result;
}
