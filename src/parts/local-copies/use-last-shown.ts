import { useState } from 'react';

interface Holding<T> {
  account: string;
  /**
   * Whether the copy belongs to this page: after a navigation the database may briefly return the previous
   * one.
   */
  isIt(copy: T): boolean;
  isGone?: boolean;
  isForAll?(copy: T): boolean;
}

/**
 * The local copy, or the last one shown if the cache was dropped for space on a full device. A private copy
 * is kept only for the account that opened the page.
 * @param copy null: not on this device. undefined: not read yet.
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
