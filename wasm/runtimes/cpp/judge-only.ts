import type { ProgramEnd } from '../../protocol';

/** The result of a program that only the judge can run. */
export function unsupported(message: string): ProgramEnd {
  return {
    outcome: 'runtimeFailed',
    exitCode: null,
    timeMs: 0,
    memoryBytes: null,
    message,
    judgeOnly: 'unsupported',
  };
}
