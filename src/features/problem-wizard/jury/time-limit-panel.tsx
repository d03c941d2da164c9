import { Gauge } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { timeLimitSeconds } from '../../../../contract/limits';
import {
  findTimeLimitFaults,
  proposeTimeLimit,
  type TimedSolution,
  type TimeLimitFault,
  type TimeLimitProposal,
  timeLimitFactors,
} from '../../../../contract/rules/jury/time-limit';
import { durationText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { checkMargin, marginOf } from './check-margin';
import own from './jury.module.css';
import { type CheckedMargin, type JuryState, juryStateOf } from './jury-state';
import type { JuryRow } from './jury-table';
import { messages } from './messages';

const texts = messages.limit;
const { accepted: acceptedFactor, slow: slowFactor } = timeLimitFactors;

interface TimeLimitPanelProps {
  wizard: ProblemWizard;
  form: ProblemForm;
  rows: readonly JuryRow[];
}

/** Without the extra time of its language, a fast run may have nothing left. */
const runTimeText = (ms: number) => (ms < 1 ? '< 1 ms' : durationText(ms));

/** The proposed time limit with its calculation, and warnings about the current one. */
export function TimeLimitPanel({ wizard, form, rows }: TimeLimitPanelProps) {
  const state = juryStateOf(wizard);
  const { margin: checkedMargin, progress } = useSnapshot(state) as JuryState;
  const current = Math.max(...form.testCases.map(({ timeLimit }) => Number(timeLimit.value) || 0));
  const timed = rows.flatMap(({ solution: { name, expected }, outcome }): TimedSolution[] => {
    const { run, place } = outcome ?? {};
    return place === 'judge' && run?.result ? [{ name, expected, result: run.result }] : [];
  });
  const proposal = timed.length === rows.length ? proposeTimeLimit(timed) : null;
  const checked = proposal ? marginOf({ margin: checkedMargin }, form, proposal.seconds) : undefined;
  const isTaken =
    proposal?.seconds === current && form.testCases.every((one) => Number(one.timeLimit.value) === current);
  const take = (seconds: number) => {
    const value = String(seconds);
    const isCustom = !timeLimitSeconds.presets.some((preset) => preset === seconds);
    wizard.change({
      testCases: wizard.current().testCases.map((one) => ({ ...one, timeLimit: { isCustom, value } })),
    });
  };
  return (
    <div className={own.limit}>
      <h3>{texts.title}</h3>
      <p>{texts.current(String(current))}</p>
      {findTimeLimitFaults(timed, current).map((fault) => (
        <Notice key={`${fault.kind}${fault.name}`} tone="alert">
          {faultText(fault)}
        </Notice>
      ))}
      {proposal ? (
        <>
          <p>
            {texts.formula(
              proposal.slowest.name,
              runTimeText(proposal.slowest.ms),
              acceptedFactor,
              String(proposal.seconds),
            )}
          </p>
          <p className={styles.note}>{texts.comparable}</p>
          <Margin proposal={proposal} checked={checked} />
          <div className={styles.tools}>
            {isTaken ? (
              <p className={styles.note}>{texts.taken}</p>
            ) : (
              <Button icon={<Gauge aria-hidden />} onClick={() => take(proposal.seconds)}>
                {texts.take(String(proposal.seconds))}
              </Button>
            )}
            {proposal.margin === 'unproven' && !checked && (
              <Button
                look="quiet"
                disabled={progress !== null}
                onClick={() => void checkMargin(state, wizard.current(), proposal.seconds)}
              >
                {texts.checkMargin}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className={styles.note}>{texts.unknown}</p>
      )}
    </div>
  );
}

function Margin({ proposal, checked }: { proposal: TimeLimitProposal; checked: CheckedMargin | undefined }) {
  const { fastest, margin, seconds } = proposal;
  if (!fastest) return null;
  const needed = String(seconds * slowFactor);
  const isProven = margin === 'proven' || checked?.tooFast === null;
  if (isProven) return <p>{texts.marginProven(fastest.name, slowFactor, needed)}</p>;
  if (margin === 'unproven' && !checked)
    return <p>{texts.marginUnproven(fastest.name, slowFactor, needed)}</p>;
  const { name, ms } = checked?.tooFast ?? fastest;
  return <Notice tone="alert">{texts.marginBroken(name, durationText(ms), slowFactor, needed)}</Notice>;
}

function faultText(fault: TimeLimitFault): string {
  switch (fault.kind) {
    case 'slowPasses':
      return texts.slowPasses(fault.name);
    case 'acceptedIsClose':
      return texts.acceptedIsClose(fault.name, durationText(fault.ms), acceptedFactor);
    case 'slowIsClose':
      return texts.slowIsClose(fault.name, durationText(fault.ms), slowFactor);
    default:
      return fault satisfies never;
  }
}
