import { statementLengthMax } from '../../../../contract/limits';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { MarkdownField } from '../../../ui/form/markdown-field';
import type { Editors } from '../editors';
import type { Wizard } from '../use-wizard';

/** PWIZ-4 */
export function QuestionStep({ form, change, faults, faultOf, QuestionEditor }: Wizard & Editors) {
  const { type, questionData } = form;
  if (!isQuestionType(type)) return null;
  return (
    <>
      <QuestionEditor
        type={type}
        value={questionData}
        onChange={(part) => change({ questionData: { ...questionData, ...part } })}
        faults={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
      />
      <MarkdownField
        label="Explanation"
        name="explanation"
        hint="If you wish. It is shown with the result of an answer, never before."
        rows={4}
        maxLength={statementLengthMax}
        value={form.explanation}
        problem={faultOf('explanation')}
        onType={(explanation) => change({ explanation })}
      />
    </>
  );
}
