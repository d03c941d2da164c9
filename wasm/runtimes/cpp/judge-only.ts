import type { ProgramEnd } from '../../protocol';

/** Said at once, so that the program can go to the judge. */
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
