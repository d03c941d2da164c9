import { useEffect, useReducer, useState } from 'react';
import type { ErrorCode } from '../../../../contract/errors';
import type { ResetAnswer } from '../../../sync/session/reset-password';
import { showToast } from '../../../ui/toast';
import { type ResetEvent, type ResetState, transition } from './reset-machine';
import { forgetReset, keepReset, resumeReset } from './reset-storage';

type Calls = typeof import('../../../sync/session/reset-password');

interface Reset {
  state: ResetState;
  send(event: ResetEvent): void;
  busy: boolean;
  submitStep(): void;
  resend(): void;
}

const ended: ErrorCode = 'OTP_EXPIRED';

function callOf(state: ResetState, calls: Calls): Promise<ResetAnswer> {
  switch (state.step) {
    case 'enter_email':
      return calls.requestResetCode(state.email.trim());
    case 'enter_otp':
      return calls.verifyResetCode(state.email.trim(), state.otp);
    case 'new_password':
      return calls.setNewPassword(state.email.trim(), state.otp, state.password);
    default:
      return state satisfies never;
  }
}

/** @param onUnknown called if no account has this email (FORG-5) */
export function useReset(email: string, onUnknown: (email: string) => void): Reset {
  const [state, send] = useReducer(transition, email, (given) => resumeReset(given));
  // The next user of this device starts with the first step (FORG-1). A reload skips this cleanup.
  useEffect(() => forgetReset, []);
  useEffect(() => keepReset(state), [state]);
  const [busy, setBusy] = useState(false);

  async function ask(makeCall: (calls: Calls) => Promise<ResetAnswer>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await makeCall(await import('../../../sync/session/reset-password'));
      if (answer.ok) return send({ type: 'answered', code: answer.code });
      if (answer.code === ended) send({ type: 'codeEnded' });
      if (answer.code === ('NO_ACCOUNT_FOUND' satisfies ErrorCode)) return onUnknown(state.email.trim());
      void showToast(answer.message, { tone: 'alert', id: 'account' });
    } finally {
      setBusy(false);
    }
  }

  return {
    state,
    send,
    busy,
    submitStep: () => void ask((calls) => callOf(state, calls)),
    resend: () => void ask((calls) => calls.requestResetCode(state.email.trim())),
  };
}
