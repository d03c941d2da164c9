import { useLayoutEffect } from 'react';
import { holdFirstScreen } from '../../first-screen/first-screen';

/** The first screen remembers a press, disabled controls do not. */
export function useFirstScreenHold(isHeld: boolean): void {
  useLayoutEffect(() => (isHeld ? holdFirstScreen() : undefined), [isHeld]);
}
