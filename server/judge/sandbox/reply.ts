/** Reads the helper's answers (native/reply.c). */
import type { KilledBy, RunOutcome } from './types';

type Header =
  | { ok: false; stage: string; errno: number; stdoutBytes: 0; stderrBytes: 0 }
  | {
      ok: true;
      exitCode: number;
      signal: number;
      killedBy: KilledBy | null;
      oomKills: number;
      cpuUs: number;
      wallUs: number;
      endedUs: number;
      peakBytes: number;
      writtenBytes: number;
      stdoutBytes: number;
      stderrBytes: number;
    };

const newline = 10;

function toOutcome(header: Header, body: Buffer): RunOutcome {
  if (!header.ok) {
    const message = `the sandbox failed at '${header.stage}' (errno ${header.errno})`;
    return { ok: false, stage: header.stage, message };
  }
  return {
    ok: true,
    exitCode: header.signal === 0 ? header.exitCode : null,
    signal: header.signal === 0 ? null : header.signal,
    killedBy: header.killedBy,
    outOfMemory: header.oomKills > 0,
    cpuMs: header.cpuUs / 1000,
    wallMs: header.wallUs / 1000,
    endedMs: header.endedUs / 1000,
    peakBytes: header.peakBytes,
    writtenBytes: header.writtenBytes,
    stdout: body.subarray(0, header.stdoutBytes),
    stderr: body.subarray(header.stdoutBytes),
  };
}

/** Accepts chunks of any size; calls back once per answer. @throws on an invalid line */
export function createReplyReader(onOutcome: (outcome: RunOutcome) => void): (chunk: Buffer) => void {
  let header: Header | null = null;
  let wanted = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  function takeLine(): boolean {
    const all = Buffer.concat(held);
    const end = all.indexOf(newline);
    if (end < 0) return false;
    header = JSON.parse(all.toString('latin1', 0, end)) as Header;
    wanted = header.stdoutBytes + header.stderrBytes;
    held = [all.subarray(end + 1)];
    heldBytes = all.length - end - 1;
    return true;
  }

  function takeBody(of: Header): boolean {
    if (heldBytes < wanted) return false;
    const all = Buffer.concat(held);
    held = [all.subarray(wanted)];
    heldBytes = all.length - wanted;
    header = null;
    onOutcome(toOutcome(of, all.subarray(0, wanted)));
    return heldBytes > 0;
  }

  return (chunk) => {
    held.push(chunk);
    heldBytes += chunk.length;
    let more = true;
    while (more) more = header ? takeBody(header) : takeLine();
  };
}
