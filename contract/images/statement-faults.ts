/** What schemas do not check of a problem's languages and images: only authors and the server need it. */
import type { NewProblem } from '../entities/problem/new-problem';
import type { NewImage, Translation } from '../entities/problem/statement-texts';
import { statementImageLimits } from '../limits';
import { sortedLines } from '../rules/questions/ordering-lines';
import { blankIds } from '../rules/statement/blank-markers';
import { defaultStatementLanguage } from '../rules/statement/statement-names';

export interface StatementFault {
  /** Such as `translations.0.options`. */
  readonly path: string;
  readonly message: string;
}

const { allBytesMax } = statementImageLimits;

/** The images' bytes are checked by `readStatementImage`. */
export function statementFaults(problem: NewProblem): StatementFault[] {
  const { language = defaultStatementLanguage, translations = [], images = [] } = problem;
  const languages = [language, ...translations.map((one) => one.language)];
  const repeated = findRepeated(languages);
  return [
    ...(repeated >= 0
      ? [{ path: `translations.${repeated - 1}.language`, message: 'Two texts have the same language' }]
      : []),
    ...('questionData' in problem
      ? translations.flatMap((one, at) => questionFault(problem.questionData, one, at) ?? [])
      : []),
    ...imageFaults(images),
  ];
}

function findRepeated(names: readonly string[]): number {
  const small = names.map((name) => name.toLowerCase());
  return small.findIndex((name, at) => small.indexOf(name) < at);
}

function imageFaults(images: readonly NewImage[]): StatementFault[] {
  const repeated = findRepeated(images.map(({ name }) => name));
  const characters = images.reduce((sum, { data }) => sum + data.length, 0);
  return [
    ...(repeated >= 0 ? [{ path: `images.${repeated}.name`, message: 'Two images have the same name' }] : []),
    ...(characters > Math.ceil(allBytesMax / 3) * 4
      ? [
          {
            path: 'images',
            message: `The images of a problem have at most ${allBytesMax / 1_000_000} MB together`,
          },
        ]
      : []),
  ];
}

const sorted = (ids: readonly string[]) => [...ids].sort().join();

/** Answers are given by option and blank, so each language needs all of them. */
function questionFault(
  question: { questionText: string; options?: readonly { id: string }[]; lines?: readonly string[] },
  translation: Translation,
  at: number,
): StatementFault | undefined {
  const fault = (field: keyof Translation, message: string) => ({
    path: `translations.${at}.${field}`,
    message,
  });
  const { questionText = '', options = [] } = translation;
  if (questionText.trim() === '')
    return fault('questionText', 'A translation of a question needs its question text');
  const parts = question.options ?? sortedLines(question.lines ?? []);
  if (sorted(options.map(({ id }) => id)) !== sorted(parts.map(({ id }) => id)))
    return fault('options', 'A translation has a text for each option');
  return sorted(blankIds(questionText)) === sorted(blankIds(question.questionText))
    ? undefined
    : fault('questionText', 'A translation has the blanks of the question, each exactly once');
}
