import { questionLimits } from '../../../../contract/limits';
import { isQuestionType } from '../../../../contract/rules/question-type';
import { optionId } from '../../../parts/authoring/question-draft';
import { TextArea } from '../../../ui/form/text-area';
import { limitNote } from '../../../wizard/limit-note';
import type { TranslationForm } from '../statement-form';
import type { ProblemWizard } from '../wizard-types';
import { withTranslation } from './languages/edit-languages';
import { messages } from './messages';
import styles from './statement.module.css';
import { overLimit } from './text/over-limit';
import { StatementField } from './text/statement-field';
import { useStatement } from './use-statement';

const texts = messages.languages;

interface QuestionTranslationProps {
  wizard: ProblemWizard;
  translation: TranslationForm;
}

/** The question and its options in another language. */
export function QuestionTranslation({ wizard, translation }: QuestionTranslationProps) {
  const { form, translated, faultOf } = useStatement(wizard);
  const { type, questionData } = form;
  const { language, options } = translation;
  const write = (at: number, text: string) => {
    const written = questionData.options.map((_, index) => ({
      id: optionId(index),
      text: index === at ? text : (options[index]?.text ?? ''),
    }));
    wizard.change(withTranslation(wizard.current(), language, { options: written }));
  };
  if (!isQuestionType(type)) return null;
  return (
    <>
      <StatementField
        {...translated('questionText', translation)}
        label={texts.questionText}
        language={language}
        hint={texts.original(questionData.questionText)}
      />
      {type === 'fill-in-the-blank' && <p className={styles.note}>{texts.blanksNote}</p>}
      {(type === 'multiple-choice' || type === 'multiple-answer') &&
        questionData.options.map(({ text }, at) => {
          const value = options[at]?.text ?? '';
          const wrong = overLimit(value, questionLimits.optionLengthMax);
          return (
            <TextArea
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its letter
              key={at}
              label={texts.option('ABCDEFGH'.charAt(at))}
              name={`options.${language}.${at}`}
              rows={2}
              hint={limitNote(value, questionLimits.optionLengthMax, texts.original(text))}
              problem={wrong ?? (value.trim() === '' ? faultOf(`options.${language}`) : undefined)}
              value={value}
              onType={(typed) => write(at, typed)}
            />
          );
        })}
      <p className={styles.note}>{texts.answersNote}</p>
    </>
  );
}
