import type { ProgramOutcome } from '../../protocol';
import { messages } from './messages';

export interface Trap {
  kind: 'exit' | 'stackOverflow' | 'crash';
  end: { outcome: ProgramOutcome; exitCode: number; message?: string; overflowed?: boolean };
}

/** An exit by `os._exit`, a native stack overflow, or a fault in the interpreter. */
export function describeTrap(thrown: unknown): Trap {
  const status = exitStatus(thrown);
  if (status !== undefined) {
    return { kind: 'exit', end: { outcome: status === 0 ? 'ok' : 'runtimeError', exitCode: status } };
  }
  if (thrown instanceof RangeError || /call stack|too much recursion/i.test(String(thrown))) {
    return {
      kind: 'stackOverflow',
      end: {
        outcome: 'runtimeError',
        exitCode: 139,
        overflowed: true,
        message: messages.stackOverflow,
      },
    };
  }
  return {
    kind: 'crash',
    end: { outcome: 'runtimeError', exitCode: 134, message: messages.interpreterStopped(String(thrown)) },
  };
}

function exitStatus(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const { status, message } = thrown as { status?: unknown; message?: unknown };
  if (typeof status === 'number') return status & 0xff;
  const [, code] = /exit\((-?\d+)\)/.exec(String(message)) ?? [];
  return code === undefined ? undefined : Number(code) & 0xff;
}
