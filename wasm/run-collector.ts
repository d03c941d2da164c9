import type { OutputStream, ProgramEnd, RunOutcome, RunRequest, RunResult } from './protocol';

export class RunCollector {
  #request: RunRequest;
  #parts: Record<OutputStream, Uint8Array[]> = { stdout: [], stderr: [] };
  #bytes = 0;

  constructor(request: RunRequest) {
    this.#request = request;
  }

  add(stream: OutputStream, bytes: Uint8Array): void {
    this.#parts[stream].push(bytes);
    this.#bytes += bytes.byteLength;
  }

  forget(): void {
    this.#parts = { stdout: [], stderr: [] };
    this.#bytes = 0;
  }

  finish(end: ProgramEnd): RunResult {
    return { ...end, stdout: decoded(this.#parts.stdout), stderr: decoded(this.#parts.stderr) };
  }

  /** For a killed program; includes its output so far. */
  stopped(outcome: RunOutcome, timeMs: number, message?: string): RunResult {
    const known =
      outcome === 'timeLimit' && this.#bytes >= this.#request.outputLimitBytes ? 'outputLimit' : outcome;
    return {
      outcome: known,
      stdout: decoded(this.#parts.stdout),
      stderr: decoded(this.#parts.stderr),
      exitCode: null,
      timeMs,
      memoryBytes: null,
      ...(message === undefined ? {} : { message }),
    };
  }
}

function decoded(parts: Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const part of parts) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}
