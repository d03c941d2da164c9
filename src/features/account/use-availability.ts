import { useEffect, useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import { type AskedAvailability, askAvailability, type NameKind } from './ask-availability';
import type { Availability } from './signup-fields';

/** While nobody can be asked, it is tried again by itself. */
const retryMs = 5000;

/**
 * Whether a name is free, asked once it has stood still for 500 ms (SIGN-10). `wanted` is false while the name could not be used
 * anyway. An answer counts for the value it was asked for and no other.
 */
export function useAvailability(kind: NameKind, value: string, wanted: boolean): Availability {
  const [answer, setAnswer] = useState<{ value: string; availability: AskedAvailability }>();
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    let timer = setTimeout(ask, debounceMs.availability);
    async function ask(): Promise<void> {
      const availability = await askAvailability(kind, value, leaving.signal);
      if (leaving.signal.aborted) return;
      setAnswer({ value, availability });
      if (availability.type === 'unreachable') timer = setTimeout(ask, retryMs);
    }
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [kind, value, wanted]);
  return wanted && answer?.value === value ? answer.availability : { type: 'unasked' };
}
