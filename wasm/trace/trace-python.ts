import { messages } from '../messages';
import type { RunRequest, RunResult } from '../protocol';
import { readTrace, type Trace, traceLimits } from './trace';
import tracer from './tracer.py?raw';

/** More than the recording may take, so that the tracer ends first. */
const timeLimitMs = (traceLimits.seconds + 6) * 1000;
const outputLimitBytes = 16 * 1024 * 1024;

/** The tracer with the program as a text. A JSON text is also a Python text. */
export function tracedProgram(code: string): string {
  const { steps, seconds, outputLength } = traceLimits;
  return `${tracer}\ntrace(${JSON.stringify(code)}, ${steps}, ${seconds}, ${outputLength})\n`;
}

/** Rejects with a message for the user if the program could not be recorded. */
export async function tracePython(
  run: (request: RunRequest) => Promise<RunResult>,
  code: string,
  stdin: string,
): Promise<Trace> {
  const result = await run({
    language: 'PYTHON3',
    code: tracedProgram(code),
    stdin,
    timeLimitMs,
    memoryLimitMb: 256,
    outputLimitBytes,
  });
  const trace = readTrace(result.stdout);
  if (trace) return trace;
  throw new Error(result.message ?? messages.notRecorded);
}
