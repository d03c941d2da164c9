/** A draft in the format of the solve and quiz pages (D-3). */
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { Question } from '../../../contract/entities/question';
import { toShownCode } from '../../../contract/rules/authoring/gap-markers';
import { toPublicQuestion } from '../../../contract/rules/authoring/public-question';
import { isQuestionType } from '../../../contract/rules/question-type';
import { expandSampleText } from '../../../contract/rules/statement/legacy-text';
import { questionData } from '../../parts/authoring/question-draft';
import { messages } from './messages';
import { idOf, type ProblemForm } from './problem-form';
import { imageFacts } from './statement/images/image-facts';
import { statementOf } from './statement-form';
import { toChecker, toProblem } from './to-problem';

export function previewProblem(form: ProblemForm): ProblemDetail {
  const problem = toProblem(form);
  const common = {
    _id: '',
    id: idOf(form) || 'preview',
    version: form.base?.version ?? 1,
    title: form.title.trim() || messages.previewPage.untitled,
    summary: form.summary,
    description: form.description,
    difficulty: form.difficulty,
    type: form.type,
    tags: form.tags,
    public: form.public,
    ...shownStatement(form),
  };
  if (isQuestionType(form.type)) {
    // An incomplete draft has a preview too.
    const question = { type: form.type, ...questionData(form.type, form.questionData) } as Question;
    return { ...common, ...noProgramFields, question: toPublicQuestion(question) };
  }
  const checker = toChecker(form);
  return {
    ...common,
    inputFormat: form.inputFormat,
    outputFormat: form.outputFormat,
    constraints: form.constraints,
    sampleInput: form.sampleInput,
    sampleOutput: form.sampleOutput,
    explanation: form.explanation,
    samples: samplesOf(form),
    testcaseLength: form.testCases.length,
    timeLimitMs: Math.round(highest(form.testCases.map(({ timeLimit }) => timeLimit.value)) * 1000),
    memoryLimitMb: highest(form.testCases.map(({ memoryLimit }) => memoryLimit.value)),
    checker: checker.type === 'tokens' ? checker : { type: 'custom', interactive: checker.interactive },
    initialCode: 'initialCode' in problem ? (problem.initialCode ?? []).map(toShownCode) : [],
  };
}

/** Without the files' checksums, which nobody needs here. */
function shownStatement(form: ProblemForm): Pick<ProblemDetail, keyof ReturnType<typeof statementOf>> {
  const { images = [], ...statement } = statementOf(form);
  const shown = images.flatMap((image) => {
    const facts = imageFacts(image);
    return facts ? [{ ...image, ...facts, hash: `${image.name}/${image.data.length}` }] : [];
  });
  return { ...statement, ...(shown.length > 0 && { images: shown }) };
}

/** A question has no program fields, and its explanation comes with the answer. */
const noProgramFields = {
  inputFormat: '',
  outputFormat: '',
  constraints: '',
  sampleInput: '',
  sampleOutput: '',
  explanation: '',
  samples: [],
  testcaseLength: 0,
  timeLimitMs: 0,
  memoryLimitMb: 0,
  checker: { type: 'tokens' },
  initialCode: [],
} satisfies Partial<ProblemDetail>;

/** The marked cases, else the example text; none for interactive problems. */
function samplesOf(form: ProblemForm): ProblemDetail['samples'] {
  const checker = toChecker(form);
  if (checker.type === 'custom' && checker.interactive) return [];
  const marked = form.testCases.filter(({ sample }) => sample);
  if (marked.length > 0)
    return marked.map(({ input, output, explanation }) => ({
      input,
      output,
      ...(explanation && { explanation }),
    }));
  if (form.sampleInput === '' && form.sampleOutput === '') return [];
  return [{ input: expandSampleText(form.sampleInput), output: expandSampleText(form.sampleOutput) }];
}

const highest = (values: readonly string[]) => Math.max(0, ...values.map((value) => Number(value) || 0));
