import { memoryLimitMb, timeLimitSeconds } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { useFields } from '../../../wizard/use-fields';
import { messages as wizardMessages } from '../messages';
import styles from '../problem-wizard.module.css';
import { LimitField } from '../steps/limit-field';
import type { ProblemWizard } from '../wizard-types';
import { withLimits } from './case-limits';
import { messages } from './messages';

const texts = messages.limits;
/** Sums of decimal fractions are not exact. */
const tenths = 10;

interface AllLimitsProps {
  wizard: ProblemWizard;
  /** The case on the screen. It shows its own faults, so they are not repeated here. */
  shown: string | undefined;
  onShow(key: string): void;
}

/** Limits of all cases, and which cases have their own. */
export function AllLimits({ wizard, shown, onShow }: AllLimitsProps) {
  const { form, faultOf } = useFields(wizard);
  const { limits, testCases } = form;
  const own = testCases.flatMap(({ key, hasOwnLimits }, at) =>
    hasOwnLimits ? [{ key, number: at + 1 }] : [],
  );
  const usual = testCases.findIndex(({ key, hasOwnLimits }) => !hasOwnLimits && key !== shown);
  const isShownUsual = testCases.some(({ key, hasOwnLimits }) => !hasOwnLimits && key === shown);
  const problem = (field: string) => (isShownUsual ? undefined : faultOf(`testCases.${usual}.${field}`));
  const set = (part: Partial<typeof limits>) => wizard.change(withLimits(wizard.current(), part));
  const { seconds, megabytes } = wizardMessages.cases;
  return (
    <Section title={texts.title}>
      <div className={styles.case}>
        <div className={styles.pair}>
          <LimitField
            label={texts.time}
            name="limits.timeLimit"
            unit={seconds}
            bounds={timeLimitSeconds}
            value={limits.timeLimit}
            problem={problem('timeLimit')}
            onChange={(timeLimit) => set({ timeLimit })}
          />
          <LimitField
            label={texts.memory}
            name="limits.memoryLimit"
            unit={megabytes}
            bounds={memoryLimitMb}
            value={limits.memoryLimit}
            problem={problem('memoryLimit')}
            onChange={(memoryLimit) => set({ memoryLimit })}
          />
        </div>
        <p className={styles.note}>
          {texts.total(
            Math.round(
              tenths * testCases.reduce((sum, { timeLimit }) => sum + (Number(timeLimit.value) || 0), 0),
            ) / tenths,
          )}
        </p>
        <p className={styles.note}>{own.length === 0 ? texts.noneOwn : texts.someOwn(own.length)}</p>
        {own.length > 0 && (
          <div className={styles.tools}>
            {own.map(({ key, number }) => (
              <Button key={key} small onClick={() => onShow(key)}>
                {wizardMessages.cases.tab(number)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
