import { CreateQuestion } from '../entities/question';
import { statementFaults } from '../images/statement-faults';
import type { FileTree } from './file-tree';
import { createReport } from './import-report';
import { readHelp } from './judging/solution-files';
import { compareNaturally } from './natural-order';
import { PackageFault } from './package-fault';
import { readYaml } from './read-text';
import { openImages } from './statement/package-images';

/** Contains the body of POST /problem/create. */
export const questionFile = 'question.yaml';

/** In natural order; `''` is the root. */
export function findQuestions(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path === questionFile || path.endsWith(`/${questionFile}`))
    .map((path) => path.slice(0, -questionFile.length).replace(/\/$/, ''))
    .sort(compareNaturally);
}

export type QuestionResult =
  /** `report`: messages about what is not imported. */
  | { ok: true; problem: CreateQuestion & { id: string }; report: string[] }
  | { ok: false; file: string; message: string };

/** Images of a question are where those of a statement are. */
const questionImages = 'statement/question';

/** Texts of a question that can show images. */
async function placeInQuestion<Question extends CreateQuestion>(
  question: Question,
  place: (text: string) => Promise<string>,
): Promise<Question> {
  const { description, explanation, questionData, translations } = question;
  const optional = async (text: string | undefined) => (text === undefined ? undefined : await place(text));
  const placeOptions = async <Option extends { text: string }>(options: readonly Option[]) =>
    await inOrder(options, async (option) => ({ ...option, text: await place(option.text) }));
  return {
    ...question,
    description: await place(description),
    explanation: await place(explanation),
    questionData: {
      ...questionData,
      questionText: await place(questionData.questionText),
      ...('options' in questionData && { options: await placeOptions(questionData.options) }),
    },
    ...(translations && {
      translations: await inOrder(translations, async (one) => ({
        ...one,
        description: await place(one.description),
        ...(one.explanation !== undefined && { explanation: await optional(one.explanation) }),
        ...(one.questionText !== undefined && { questionText: await optional(one.questionText) }),
        ...(one.options && { options: await placeOptions(one.options) }),
      })),
    }),
  };
}

/** One after the other, so that names of images do not depend on chance. */
async function inOrder<From, To>(all: readonly From[], change: (one: From) => Promise<To>): Promise<To[]> {
  const changed: To[] = [];
  for (const one of all) changed.push(await change(one));
  return changed;
}

/** The default id is `folderName`. */
export async function readQuestion(tree: FileTree, folderName: string): Promise<QuestionResult> {
  try {
    const question = await readYaml(tree, questionFile, CreateQuestion);
    const { report, lines } = createReport();
    const paths = await tree.paths();
    const images = openImages(tree, paths, report);
    const placed = await placeInQuestion(question, (text) => images.place(text, questionImages));
    const help = await readHelp(tree, paths, report, images);
    const all = images.all();
    const problem = { ...placed, ...help, ...(all.length > 0 && { images: all }) };
    const [fault] = statementFaults(problem);
    if (fault) throw new PackageFault(questionFile, `${fault.path}: ${fault.message}`);
    return { ok: true, problem: { ...problem, id: question.id ?? folderName }, report: lines };
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    return { ok: false, file: error.file, message: error.message };
  }
}
