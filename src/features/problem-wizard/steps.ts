import type { ProblemType } from '../../../contract/limits';
import { isQuestionType } from '../../../contract/rules/question-type';
import type { Fault, Message, Step } from '../../wizard/wizard-machine';
import { messages } from './messages';
import type { ProblemForm } from './problem-form';

const help = ['hints', 'editorial'];
const basic = {
  id: 'basic',
  title: messages.steps.basic,
  fields: [
    ...['title', 'id', 'summary', 'description', 'tags', 'difficulty', 'type', 'public'],
    ...['language', 'translations', 'images', 'credits'],
  ],
};
const requirements = {
  id: 'requirements',
  title: messages.steps.requirements,
  fields: [
    'inputFormat',
    'outputFormat',
    'sampleInput',
    'sampleOutput',
    'constraints',
    'explanation',
    ...help,
  ],
};
const testCases = {
  id: 'testCases',
  title: messages.steps.testCases,
  fields: ['testCases', 'checker', 'scoring', 'tools'],
};
const starterCode = { id: 'starterCode', title: messages.steps.starterCode, fields: ['initialCode'] };
const buggyCode = { ...starterCode, title: messages.steps.buggyCode };
const questionStep = {
  id: 'question',
  title: messages.steps.question,
  fields: [
    'questionText',
    'options',
    'correctAnswer',
    'blankAnswers',
    'lines',
    'otherOrders',
    'explanation',
    ...help,
  ],
};
const preview = {
  id: 'preview',
  title: messages.steps.preview,
  fields: ['note', 'jurySolutions'],
};

const question = 'questionData' as const;
/** Where the form has another name than the problem. */
export const formFields = {
  checker: [
    ...(['checkerKind', 'custom', 'run', 'compares', 'caseSensitive'] as const),
    ...(['spaceChangeSensitive', 'floatAbsolute', 'floatRelative'] as const),
  ],
  jurySolutions: ['solutions'],
  id: ['title'],
  title: ['title', 'translations'],
  summary: ['summary', 'translations'],
  description: ['description', 'translations'],
  inputFormat: ['inputFormat', 'translations'],
  outputFormat: ['outputFormat', 'translations'],
  constraints: ['constraints', 'translations'],
  explanation: ['explanation', 'translations'],
  questionText: [question, 'translations'],
  options: [question, 'translations'],
  correctAnswer: [question],
  blankAnswers: [question],
} satisfies Record<string, readonly (keyof ProblemForm)[]>;

/** PWIZ-2, PWIZ-3, PWIZ-4 */
export function stepsOf({ type }: { type: ProblemType }): readonly Step[] {
  if (isQuestionType(type)) return [basic, questionStep, preview];
  return [basic, requirements, testCases, type === 'debug' ? buggyCode : starterCode, preview];
}

/** PWIZ-40 */
const messageMs = 3000;

/** PWIZ-22, PWIZ-23, PWIZ-24: faults of the test cases, per case. */
export function leaveMessage(step: string, faults: readonly Fault[]): Message | null {
  if (step !== testCases.id) return null;
  const byCase = new Map<number, string[]>();
  const others: string[] = [];
  for (const { field, message } of faults) {
    const index = /^testCases\.(\d+)\./.exec(field)?.[1];
    if (index === undefined) others.push(message);
    else byCase.set(Number(index), [...(byCase.get(Number(index)) ?? []), message]);
  }
  const cases = [...byCase].map(([index, found]) => messages.wizard.caseFaults(index + 1, found));
  const [text = '', ...more] = [...others, ...cases];
  const description = more.length > 0 ? more.join(' · ') : undefined;
  return { text, description, tone: 'alert', durationMs: messageMs };
}
