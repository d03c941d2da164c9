import { useLayoutEffect } from 'react';
import { holdFirstScreen } from '../../first-screen/first-screen';

/** The server's first screen stays until the controls respond: its own remember a press, and disabled ones would not. */
export function useFirstScreenHold(isHeld: boolean): void {
  useLayoutEffect(() => (isHeld ? holdFirstScreen() : undefined), [isHeld]);
}
