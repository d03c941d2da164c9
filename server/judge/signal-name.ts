import { constants } from 'node:os';

/** Of two names (SIGABRT and SIGIOT) the first is the usual one, so set it last. */
const names = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number as number, name]),
);
/** For beginners. */
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
