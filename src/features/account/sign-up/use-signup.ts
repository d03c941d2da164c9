import { useEffect, useReducer } from 'react';
import { debounceMs } from '../../../../contract/limits';
import { askAvailability, type NameKind } from './ask-availability';
import { beginSignup, nameToAsk, type SignupEvent, type SignupState, transition } from './signup-machine';

/** Retries automatically while the server is unreachable. */
const retryMs = 5000;

type Send = (event: SignupEvent) => void;

/** State of the sign-up form, with its timers and requests (SIGN-10, SIGN-13). */
export function useSignup(
  email: string,
  ownEmail: string | null,
  begin = (state: SignupState) => state,
): [SignupState, Send] {
  const [state, send] = useReducer(transition, null, () => begin(beginSignup(email, ownEmail)));
  useDebounce(state, 'email', debounceMs.availability, send);
  useDebounce(state, 'username', debounceMs.availability, send);
  useDebounce(state, 'password', debounceMs.password, send);
  useDebounce(state, 'confirmation', debounceMs.password, send);
  useDebounce(state, 'displayName', debounceMs.formField, send);
  useAvailabilityCheck(nameToAsk(state, 'email'), 'email', send);
  useAvailabilityCheck(nameToAsk(state, 'username'), 'username', send);
  return [state, send];
}

function useDebounce(
  { values, debounced }: SignupState,
  field: keyof SignupState['debounced'],
  delayMs: number,
  send: Send,
): void {
  const value = values[field];
  const isDebounced = value === debounced[field];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each character restarts the wait
  useEffect(() => {
    if (isDebounced) return;
    const timer = setTimeout(() => send({ type: 'debounced', field }), delayMs);
    return () => clearTimeout(timer);
  }, [value, isDebounced, field, delayMs, send]);
}

function useAvailabilityCheck(value: string | null, kind: NameKind, send: Send): void {
  useEffect(() => {
    if (value === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(wanted: string): Promise<void> {
      const availability = await askAvailability(kind, wanted, leaving.signal);
      if (leaving.signal.aborted) return;
      if (availability.type === 'unreachable') timer = setTimeout(() => void ask(wanted), retryMs);
      send({ type: 'answered', kind, value: wanted, availability });
    }
    void ask(value);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [kind, value, send]);
}
