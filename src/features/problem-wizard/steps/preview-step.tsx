import { languageLabels } from '../../../../contract/limits';
import { blankIds } from '../../../../contract/rules/blank-markers';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { counted } from '../../../lib/words';
import { useForm } from '../../../wizard/use-fields';
import { SavePackageButton } from '../package/save-package-button';
import { idOf, type ProblemForm } from '../problem-form';
import { CheckPanel } from '../reference/check-panel';
import { toProblem } from '../to-problem';
import { typeLabels } from '../type-labels';
import type { ProblemWizard } from '../wizard-types';
import styles from './preview-step.module.css';

/** PWIZ-34: a read-only summary and, for programs, a check of the tests. */
export function PreviewStep({ wizard }: { wizard: ProblemWizard }) {
  const form = useForm(wizard);
  return (
    <>
      <dl className={styles.summary}>
        {summaryOf(form).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <SavePackageButton form={form} />
      </div>
      {!isQuestionType(form.type) && <CheckPanel wizard={wizard} />}
    </>
  );
}

function summaryOf(form: ProblemForm): [term: string, text: string][] {
  const common: [string, string][] = [
    ['Title', form.title],
    ['Problem ID', idOf(form)],
    ['Type', typeLabels[form.type]],
    ['Difficulty', form.difficulty],
    ['Tags', form.tags.join(', ') || 'none'],
    ['Seen by', form.public ? 'everybody' : 'you, and those in your contests'],
  ];
  if (isQuestionType(form.type)) return [...common, ...questionSummary(form)];
  const problem = toProblem(form);
  const languages =
    'initialCode' in problem
      ? (problem.initialCode ?? []).map(({ language }) => languageLabels[language])
      : [];
  const samples = form.testCases.filter(({ sample }) => sample).length;
  return [
    ...common,
    [
      'Test cases',
      `${form.testCases.length}${samples > 0 ? `, of which ${counted(samples, 'sample')}` : ''}`,
    ],
    ['Starter code', languages.join(', ') || 'the templates'],
    ['Checker', checkerWords(form)],
  ];
}

function questionSummary({ type, questionData }: ProblemForm): [string, string][] {
  if (type === 'true-false') return [['Answer', questionData.correctAnswer ? 'True' : 'False']];
  if (type === 'multiple-choice') {
    const right = questionData.options.findIndex(({ isCorrect }) => isCorrect);
    const letter = 'ABCD'[right] ?? '?';
    return [['Answer', `${letter}, of ${counted(questionData.options.length, 'option')}`]];
  }
  return [['Blanks', String(blankIds(questionData.questionText).length)]];
}

function checkerWords({ checkerKind, floatAbsolute, floatRelative, custom }: ProblemForm): string {
  if (checkerKind === 'custom') return `a program in ${languageLabels[custom.language]}`;
  if (checkerKind !== 'float') return 'word by word';
  const within = [
    floatAbsolute.trim() && `${floatAbsolute} absolute`,
    floatRelative.trim() && `${floatRelative} relative`,
  ];
  return `word by word, numbers within ${within.filter(Boolean).join(' or ')}`;
}
