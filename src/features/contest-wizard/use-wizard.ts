import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { NewContest } from '../../../contract/entities/new-contest';
import type { AccountKey } from '../../data/account';
import { showToast } from '../../ui/toast';
import type { ContestForm } from './contest-form';
import { sendContest } from './send-contest';
import { useDraft } from './use-draft';
import { type LaterSteps, useLaterSteps } from './use-later-steps';
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
): Wizard & { later: LaterSteps | undefined } {
  const { form, change, keep } = useDraft(account, id, before);
  const { later, load } = useLaterSteps();
  const [state, setState] = useState(firstState);
  const valid = useRef<NewContest>(undefined);
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
        .then(() => sendContest(account, id, contest))
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
    valid.current = checked.contest ?? undefined;
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
