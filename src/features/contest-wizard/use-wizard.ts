import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AccountKey } from '../../data/account/account';
import { showToast } from '../../ui/toast';
import type { Checked } from './contest-faults';
import type { ContestForm } from './contest-form';
import type { InChange } from './in-change';
import { type LaterSteps, useLaterSteps } from './steps/use-later-steps';
import { useDraft } from './use-draft';
import type { Wizard } from './wizard';
import { firstState, transition, type WizardEvent } from './wizard-machine';

/** LIM-15 */
const delayMs = 2000;

/** A part that cannot be loaded is said by the app itself. */
function ignore(work: Promise<unknown>): void {
  work.catch((error) => console.warn('The wizard cannot go on', error));
}

/** The wizard at work on one draft; `later` is there whenever a step after the first is shown. */
export function useWizard(
  account: AccountKey,
  id: string,
  before: ContestForm,
  inChange: InChange | null,
): Wizard & { later: LaterSteps | undefined } {
  const { form, change, keep } = useDraft(account, id, before);
  const { later, load } = useLaterSteps();
  const [state, setState] = useState({ ...firstState, isComplete: inChange !== null });
  const valid = useRef<Checked['contest']>(null);
  const navigate = useNavigate();
  const send = (event: WizardEvent) => {
    const turn = transition(state, event);
    setState(turn.state);
    for (const { text, ...more } of turn.said) void showToast(text, { ...more, id: text });
    return turn.state;
  };

  const { phase } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two seconds begin when the contest is found valid, and with nothing else
  useEffect(() => {
    const contest = valid.current;
    if (phase !== 'confirming' || !contest) return;
    const timer = setTimeout(() => {
      setState((now) => transition(now, { type: 'send' }).state);
      void keep()
        .then(load)
        .then(({ sendContest }) => (inChange?.save ?? sendContest)(account, id, contest))
        .then((target) => {
          if (target) void navigate({ href: target });
          else setState((now) => transition(now, { type: 'fail' }).state);
        });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const create = async () => {
    const { checkForm } = await load();
    const checked = checkForm(form, Date.now());
    valid.current = checked.contest;
    if (send({ type: 'create', faults: checked.faults }).phase !== 'confirming') return;
    void showToast('Validation successful.', {
      tone: 'safe',
      id: 'contest-valid',
      durationMs: delayMs,
      action: {
        label: 'Cancel',
        onClick: () => setState((now) => transition(now, { type: 'cancel' }).state),
      },
    });
  };
  const faults = (state.areFaultsShown && later?.checkForm(form, Date.now()).faults) || [];
  return {
    state,
    later,
    form,
    lock: inChange?.lock() ?? 'none',
    change,
    faultOf: (field) => faults.find((fault) => fault.field === field && fault.step === state.step)?.message,
    goTo: (step) => ignore(load().then(() => send({ type: 'goTo', step }))),
    proceed: () =>
      ignore(
        load().then(({ checkForm }) => send({ type: 'proceed', faults: checkForm(form, Date.now()).faults })),
      ),
    create: () => ignore(create()),
  };
}
