import type { ProgramEnd } from '../../protocol';

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
