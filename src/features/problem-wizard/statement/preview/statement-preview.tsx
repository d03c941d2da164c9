import { useMemo } from 'react';
import { isQuestionType } from '../../../../../contract/rules/question-type';
import { inLanguage, languagesOf } from '../../../../../contract/rules/statement/statement-languages';
import { statementSections } from '../../../../../contract/rules/statement/statement-sections';
import { limitFacts } from '../../../../lib/words';
import { FactsLine } from '../../../../parts/problem/facts-line';
import { Statement } from '../../../../parts/problem/statement';
import { languageName } from '../../../../parts/statement/language-name';
import { ProblemCredits } from '../../../../parts/statement/problem-credits';
import { Select } from '../../../../ui/select';
import { ImageSource } from '../../../../ui/text/image-source';
import { previewProblem } from '../../preview-problem';
import type { ProblemWizard } from '../../wizard-types';
import { imageFacts, imageUrl } from '../images/image-facts';
import { messages } from '../messages';
import styles from '../statement.module.css';
import { useStatement } from '../use-statement';
import { useSettledForm } from './use-settled-form';

interface StatementPreviewProps {
  wizard: ProblemWizard;
  /** Beside the fields, their tabs choose the language. */
  hasLanguages: boolean;
}

/** The statement in the language that is open, as learners will see it. */
export function StatementPreview({ wizard, hasLanguages }: StatementPreviewProps) {
  const { language } = useStatement(wizard);
  const form = useSettledForm(wizard);
  const problem = useMemo(() => inLanguage(previewProblem(form), language), [form, language]);
  const { images } = form;
  const shown = useMemo(
    () =>
      new Map(
        images.flatMap((image) => {
          const facts = imageFacts(image);
          return facts ? [[image.name, { ...facts, url: imageUrl(image, facts) }] as const] : [];
        }),
      ),
    [images],
  );
  const { QuestionPreview } = wizard.context;
  const languages = languagesOf(form);
  return (
    <section className={styles.preview} aria-label={messages.previewOf(languageName(language))}>
      {hasLanguages && languages.length > 1 && (
        <Select
          small
          label={messages.languages.label}
          value={language}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
          onChoose={(tag) => wizard.change({ openLanguage: tag === form.language ? '' : tag })}
        />
      )}
      <h3 className={styles.previewTitle}>{problem.title.trim() || messages.untitled}</h3>
      <ImageSource value={shown}>
        {isQuestionType(problem.type) ? (
          <QuestionPreview problem={problem} />
        ) : (
          <>
            <FactsLine
              difficulty={problem.difficulty}
              facts={limitFacts(problem)}
              problemID={problem.id}
              isPrivate={!problem.public}
            />
            <Statement {...statementSections(problem)} samples={problem.samples} tags={[]} />
          </>
        )}
      </ImageSource>
      {problem.credits && <ProblemCredits credits={problem.credits} />}
    </section>
  );
}
