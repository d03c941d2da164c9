import { constants } from 'node:os';

/** Where a number has two names (SIGABRT and SIGIOT) the first is the usual one, so it is set last. */
const names = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number as number, name]),
);
/** The usual cause of a signal, for beginners. */
const usualCauses: Record<string, string> = {
  SIGSEGV: 'invalid memory access',
  SIGFPE: 'arithmetic error, such as a division by zero',
  SIGABRT: 'abort',
  SIGBUS: 'invalid memory access',
  SIGILL: 'invalid instruction',
  SIGSYS: 'forbidden system call',
};

/** 11 → 'SIGSEGV (invalid memory access)'. */
export function signalName(signal: number): string {
  const name = names.get(signal) ?? `signal ${signal}`;
  const cause = usualCauses[name];
  return cause ? `${name} (${cause})` : name;
}
