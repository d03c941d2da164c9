import { useState } from 'react';

interface Holding<T> {
  account: string;
  /**
   * Whether the copy belongs to this page: after a navigation the database may briefly return the previous
   * one.
   */
  isIt(copy: T): boolean;
  /** The server no longer has it. */
  isGone?: boolean;
  /** Whether other users may see it too. */
  isForAll?(copy: T): boolean;
}

/**
 * What this device has of something; once it was shown, also when the copy has made room for what is written on a full device. What is
 * not for all is held for nobody but whom the page was opened for: it goes with whoever leaves.
 * @param copy null: looked, and not there. undefined: not looked yet.
 */
export function useLastShown<T extends object>(
  copy: T | null | undefined,
  { account, isIt, isGone = false, isForAll = () => false }: Holding<T>,
): T | null | undefined {
  const [opener] = useState(account);
  const [held, setHeld] = useState<T | null>(null);
  const mayStay = (one: T) => account === opener || isForAll(one);
  // After a sign-out the copies stay on the device for a moment.
  if (copy && copy !== held && mayStay(copy)) setHeld(copy);
  if (held && !mayStay(held)) setHeld(null);
  return copy === null && !isGone && held && mayStay(held) && isIt(held) ? held : copy;
}
