import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProblemType } from '../../../contract/limits';
import type { AccountKey } from '../../data/account/account';
import { showToast } from '../../ui/toast';
import { checkForm } from './problem-faults';
import { type ProblemForm, withType } from './problem-form';
import { saveChanges } from './save-changes';
import { sendProblem } from './send-problem';
import { useDraft } from './use-draft';
import {
  type Fault,
  firstState,
  type StepName,
  transition,
  type WizardEvent,
  type WizardState,
} from './wizard-machine';

export interface Wizard {
  draftID: string;
  state: WizardState;
  form: ProblemForm;
  change(part: Partial<ProblemForm>): void;
  chooseType(type: ProblemType): void;
  /** Takes another problem in the place of what is filled in. */
  startFrom(form: ProblemForm): void;
  /** What is wrong on this step, once it is to be said. */
  faults: readonly Fault[];
  faultOf(field: string): string | undefined;
  goTo(step: StepName): void;
  proceed(): void;
  create(): void;
  /** Writes what was typed last. */
  keep(): Promise<void>;
}

/** The wizard at work on one draft. */
export function useWizard(account: AccountKey, draftID: string, before: ProblemForm): Wizard {
  const { form, change, keep } = useDraft(account, draftID, before);
  const [state, setState] = useState(() => firstState(before.type));
  const navigate = useNavigate();
  const send = (event: WizardEvent) => {
    const turn = transition(state, event);
    setState(turn.state);
    for (const { text, ...more } of turn.said) void showToast(text, { ...more, id: 'problem-wizard' });
    return turn.state;
  };
  const create = async () => {
    const { problem, faults } = checkForm(form);
    if (send({ type: 'create', faults }).phase !== 'sending' || !problem) return;
    await keep();
    const { base } = form;
    const target = base
      ? await saveChanges(account, draftID, base, problem)
      : await sendProblem(account, draftID, problem);
    if (target) void navigate({ href: target });
    else setState((now) => transition(now, { type: 'fail' }).state);
  };
  const faults = state.areFaultsShown ? checkForm(form).faults.filter(({ step }) => step === state.step) : [];
  return {
    draftID,
    state,
    form,
    change,
    chooseType(type) {
      change(withType(form, type));
      send({ type: 'chooseType', problemType: type });
    },
    startFrom(other) {
      change(other);
      send({ type: 'chooseType', problemType: other.type });
    },
    faults,
    faultOf: (field) => faults.find((fault) => fault.field === field)?.message,
    goTo: (step) => void send({ type: 'goTo', step }),
    proceed: () => void send({ type: 'proceed', faults: checkForm(form).faults }),
    create: () => void create(),
    keep,
  };
}
