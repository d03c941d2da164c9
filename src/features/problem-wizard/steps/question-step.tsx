import { statementLengthMax } from '../../../../contract/limits';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { MarkdownField } from '../../../ui/form/markdown-field';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import type { ProblemWizard } from '../wizard-types';
import { HelpFields } from './help-fields';

/** PWIZ-4 */
export function QuestionStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faults, text } = useFields(wizard);
  const { QuestionEditor } = wizard.context;
  const { type, questionData } = form;
  if (!isQuestionType(type)) return null;
  return (
    <>
      <QuestionEditor
        type={type}
        value={questionData}
        onChange={(part) => wizard.change({ questionData: { ...questionData, ...part } })}
        faults={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
      />
      <MarkdownField
        label={messages.question.explanation}
        hint={limitNote(form.explanation, statementLengthMax, messages.question.explanationHint)}
        rows={4}
        maxLength={statementLengthMax}
        {...text('explanation')}
      />
      <HelpFields wizard={wizard} />
    </>
  );
}
