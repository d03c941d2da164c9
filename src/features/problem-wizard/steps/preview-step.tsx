import { languageLabels } from '../../../../contract/limits';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { blankIds } from '../../../../contract/rules/statement/blank-markers';
import { sentence } from '../../../lib/translation';
import { messages as authoring } from '../../../parts/authoring/messages';
import { useForm } from '../../../wizard/use-fields';
import { JurySection } from '../jury/jury-section';
import { messages } from '../messages';
import { SavePackageButton } from '../package/save-package-button';
import { idOf, type ProblemForm } from '../problem-form';
import { VersionNote } from '../statement/version-note';
import { helpOf, toProblem } from '../to-problem';
import type { ProblemWizard } from '../wizard-types';
import styles from './preview-step.module.css';

const texts = messages.summary;

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
      <VersionNote wizard={wizard} />
      {!isQuestionType(form.type) && (
        <div data-wide>
          <JurySection wizard={wizard} />
        </div>
      )}
    </>
  );
}

function summaryOf(form: ProblemForm): [term: string, text: string][] {
  const { hints = [], editorial = '' } = helpOf(form);
  const common: [string, string][] = [
    [texts.title, form.title],
    [texts.id, idOf(form)],
    [texts.summary, form.summary.trim() || texts.noSummary],
    [texts.type, authoring.types[form.type]],
    [texts.difficulty, sentence(form.difficulty)],
    [texts.tags, form.tags.join(', ') || texts.noTags],
    [texts.visibleTo, form.public ? texts.everyone : texts.creatorOnly],
    [texts.help, texts.hintCount(hints.length, editorial.trim() !== '')],
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
    [texts.testCases, texts.caseCount(form.testCases.length, samples)],
    [texts.starterCode, starterText(form, languages.join(', '))],
    [texts.checker, checkerText(form)],
  ];
}

function starterText({ hasGaps }: ProblemForm, languages: string): string {
  if (languages === '') return texts.templatesOnly;
  return hasGaps ? texts.withGaps(languages) : languages;
}

function questionSummary({ type, questionData }: ProblemForm): [string, string][] {
  if (type === 'true-false') return [[texts.answer, questionData.correctAnswer ? texts.true : texts.false]];
  if (type === 'multiple-choice') {
    const right = questionData.options.findIndex(({ isCorrect }) => isCorrect);
    const letter = 'ABCD'[right] ?? '?';
    return [[texts.answer, texts.option(letter, questionData.options.length)]];
  }
  if (type === 'multiple-answer') {
    const letters = questionData.options.flatMap(({ isCorrect }, at) => (isCorrect ? ['ABCDEFGH'[at]] : []));
    return [[texts.answer, texts.option(letters.join(', ') || '?', questionData.options.length)]];
  }
  if (type === 'ordering') return [[texts.lines, String(questionData.lines.length)]];
  return [[texts.blanks, String(blankIds(questionData.questionText).length)]];
}

function checkerText({ checkerKind, floatAbsolute, floatRelative, custom }: ProblemForm): string {
  if (checkerKind === 'custom') return texts.customChecker(custom.language);
  if (checkerKind !== 'float') return texts.tokens;
  return texts.tolerance(floatAbsolute.trim(), floatRelative.trim());
}
