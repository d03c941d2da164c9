import { isQuestionType } from '../../../../contract/rules/question-type';
import type { QuestionDraft } from '../../../parts/authoring/question-draft';
import { messages } from '../messages';
import { ImagesSection } from '../statement/images/images-section';
import { withSameOptions } from '../statement/languages/edit-languages';
import { LanguageTabs } from '../statement/languages/language-tabs';
import { QuestionTranslation } from '../statement/question-translation';
import { StatementLayout } from '../statement/statement-layout';
import { StatementField } from '../statement/text/statement-field';
import { useStatement } from '../statement/use-statement';
import type { ProblemWizard } from '../wizard-types';
import { HelpFields } from './help-fields';

/** PWIZ-4 */
export function QuestionStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faults, textOf, language, translation } = useStatement(wizard);
  const { QuestionEditor } = wizard.context;
  const { type, questionData } = form;
  if (!isQuestionType(type)) return null;
  const change = (part: Partial<QuestionDraft>) => {
    const { options = questionData.options } = part;
    wizard.change({
      questionData: { ...questionData, ...part },
      translations: withSameOptions(form.translations, questionData.options, options),
    });
  };
  return (
    <StatementLayout wizard={wizard}>
      <LanguageTabs wizard={wizard}>
        {translation ? (
          <QuestionTranslation wizard={wizard} translation={translation} />
        ) : (
          <QuestionEditor
            type={type}
            value={questionData}
            onChange={change}
            faults={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
          />
        )}
        <StatementField
          label={messages.question.explanation}
          hint={messages.question.explanationHint}
          rows={4}
          language={language}
          {...textOf('explanation')}
        />
      </LanguageTabs>
      <ImagesSection wizard={wizard} />
      <HelpFields wizard={wizard} />
    </StatementLayout>
  );
}
