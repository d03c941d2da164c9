import { CheckField, Field } from '../../../ui/form/field';
import { Notice } from '../../../ui/notice';
import { useFields } from '../../../wizard/use-fields';
import { lockOf } from '../lock';
import { messages } from '../messages';
import styles from '../wizard.module.css';
import type { ContestWizard } from '../wizard-types';
import { AddedProblems } from './added-problems';
import { AvailableProblems } from './available-problems';
import { knownPublicProblems } from './public-problems';
import { ScoringFields } from './scoring-fields';
import { useUsableProblems } from './use-usable-problems';

const texts = messages.problems;

/** CWIZ-11 … CWIZ-24 */
export function ProblemsStep({ wizard }: { wizard: ContestWizard }) {
  const { form, faultOf, line, check } = useFields(wizard);
  const usable = useUsableProblems();
  const { problems } = form;
  const publicOnes = knownPublicProblems(problems, usable.problems);
  const isLocked = lockOf(form) !== 'none';
  const setProblems = (ids: string[]) => wizard.change({ problems: ids });
  return (
    <>
      <div className={styles.picker}>
        {!isLocked && (
          <AvailableProblems
            usable={usable}
            added={problems}
            problem={faultOf('problems')}
            onAdd={(id) => setProblems([...problems, id])}
            onRemove={(id) => setProblems(problems.filter((other) => other !== id))}
          />
        )}
        <AddedProblems
          ids={problems}
          usable={usable.problems}
          problem={faultOf('problems') ?? faultOf('problemPoints')}
          faultOf={faultOf}
          points={form.scoring === 'icpc' ? undefined : form.problemPoints}
          onPoints={(problemPoints) => wizard.change({ problemPoints })}
          isLocked={isLocked}
          onChange={setProblems}
        />
      </div>
      {publicOnes.length > 0 && (
        <Notice tone="accent" title={texts.publicTitle(publicOnes.length)}>
          {texts.publicHint}
        </Notice>
      )}
      <ScoringFields wizard={wizard} isLocked={isLocked} />
      <Field
        label={texts.maxQuestions}
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.max(1, problems.length)}
        placeholder={String(problems.length)}
        hint={texts.maxQuestionsHint(problems.length)}
        {...line('maxQuestions')}
      />
      <CheckField label={texts.randomize} {...check('randomizeQuestions')} />
    </>
  );
}
