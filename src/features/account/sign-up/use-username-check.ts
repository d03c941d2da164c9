import { useEffect, useState } from 'react';
import { debounceMs } from '../../../../contract/limits';
import { askAvailability } from './ask-availability';
import { type Availability, checkUsername, type FieldCheck, type NameState } from './signup-fields';

/** Does not block: offline, the change is sent later and the server decides. */
export function useUsernameCheck(username: string, own: string): FieldCheck<NameState> {
  const wanted = username.trim();
  const isOwn = wanted.toLowerCase() === own.toLowerCase();
  const looksGood = checkUsername(wanted, { type: 'free' }).state === 'valid';
  const [answer, setAnswer] = useState<{ value: string; availability: Availability }>();
  useEffect(() => {
    if (isOwn || !looksGood) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const availability = await askAvailability('username', wanted, leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ value: wanted, availability });
    }, debounceMs.availability);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [wanted, isOwn, looksGood]);
  if (isOwn) return { state: 'valid' };
  return checkUsername(wanted, answer?.value === wanted ? answer.availability : { type: 'unasked' });
}
