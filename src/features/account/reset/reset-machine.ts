/**
 * State machine of a password reset (FORG). After password_reset the state stays new_password (FORG-13),
 * and the screen leaves for the login (D-8).
 */
export type ResetState =
  | { step: 'enter_email'; email: string }
  | { step: 'enter_otp'; email: string; otp: string; sentCount: number }
  | {
      step: 'new_password';
      email: string;
      otp: string;
      password: string;
      confirmation: string;
      finished: boolean;
    };

export type ResetEvent =
  | { type: 'typed'; field: 'email' | 'otp' | 'password' | 'confirmation'; value: string }
  | { type: 'answered'; code: 'forgot_password_email_sent' | 'otp_verification_success' | 'password_reset' }
  | { type: 'wrongEmail' }
  /** The code expired, or had too many attempts, before the password was set. */
  | { type: 'codeEnded' };

export const otpDigits = 6;

export function beginReset(email: string): ResetState {
  return { step: 'enter_email', email };
}

export function transition(state: ResetState, event: ResetEvent): ResetState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.value);
    case 'answered':
      return answered(state, event.code);
    case 'wrongEmail':
      return beginReset(state.email);
    case 'codeEnded':
      if (state.step !== 'new_password' || state.finished) return state;
      return { step: 'enter_otp', email: state.email, otp: '', sentCount: 1 };
    default:
      return event satisfies never;
  }
}

function typed(state: ResetState, field: string, value: string): ResetState {
  if (state.step === 'enter_email') return field === 'email' ? { ...state, email: value } : state;
  // A pasted code may contain spaces.
  if (state.step === 'enter_otp')
    return field === 'otp' ? { ...state, otp: value.replace(/\D/g, '').slice(0, otpDigits) } : state;
  if (field === 'password' || field === 'confirmation') return { ...state, [field]: value };
  return state;
}

function answered(state: ResetState, code: (ResetEvent & { type: 'answered' })['code']): ResetState {
  const { email } = state;
  if (code === 'forgot_password_email_sent') {
    if (state.step === 'enter_email') return { step: 'enter_otp', email, otp: '', sentCount: 1 };
    if (state.step === 'enter_otp') return { ...state, otp: '', sentCount: state.sentCount + 1 };
  }
  if (code === 'otp_verification_success' && state.step === 'enter_otp') {
    const { otp } = state;
    return { step: 'new_password', email, otp, password: '', confirmation: '', finished: false };
  }
  if (code === 'password_reset' && state.step === 'new_password') return { ...state, finished: true };
  return state;
}
