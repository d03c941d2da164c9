import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Wizard, WizardForm } from '../wizard';

/**
 * Opens the part of a step that has the field which the wizard shows: a tab, an entry of a list.
 * @param pattern its groups are passed to `open`
 */
export function useShownField<Form extends WizardForm>(
  { state }: Wizard<Form>,
  pattern: RegExp,
  open: (...groups: string[]) => void,
): void {
  const { focus, refusals } = useSnapshot(state).place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it once; the entries change while the user types
  useEffect(() => {
    const found = pattern.exec(focus ?? '');
    if (found) open(...found.slice(1));
  }, [refusals]);
}
