import { useLayoutEffect } from 'react';
import { holdFirstScreen } from '../../first-screen/first-screen';

/**
 * Keeps the server's first screen until the controls respond: it remembers a press, disabled controls do
 * not.
 */
export function useFirstScreenHold(isHeld: boolean): void {
  useLayoutEffect(() => (isHeld ? holdFirstScreen() : undefined), [isHeld]);
}
