/** Tests a toolchain in the sandbox and measures its runtime's memory. */
import { type CompileParts, compile } from '../compile';
import { type Program, runTest } from '../run';
import type { Sandbox } from '../sandbox/types';
import { helloText, megabytes } from './language';

export type ProbeResult = { ok: true; baselineBytes: number } | { ok: false; reason: string };

const generous = { input: new Uint8Array(0), timeLimitMs: 10_000, memoryLimitBytes: megabytes(256) };
/** The peak varies by a page or two. */
const runs = 2;

export async function probe(parts: CompileParts, sandbox: Sandbox): Promise<ProbeResult> {
  const { definition, toolchain } = parts;
  const source = definition.helloWorld;
  const compiled = await compile(parts, sandbox, source);
  if (compiled.type === 'fault') return { ok: false, reason: compiled.message };
  if (compiled.type === 'refused')
    return { ok: false, reason: `A test program could not be compiled: ${compiled.log.slice(0, 300)}` };
  try {
    // The allowance until the baseline is measured.
    const baselineBytes = megabytes(256);
    return await measure({ definition, toolchain, source, dir: compiled.dir, baselineBytes }, sandbox);
  } finally {
    await compiled.release();
  }
}

async function measure(program: Program, sandbox: Sandbox): Promise<ProbeResult> {
  let baselineBytes = 0;
  for (let run = 0; run < runs; run++) {
    const report = await runTest(sandbox, program, generous);
    if (!report.ok) return { ok: false, reason: report.message };
    const text = Buffer.from(report.stdout).toString('utf8').trim();
    if (report.exitCode !== 0 || text !== helloText) {
      const said = Buffer.from(report.stderr).toString('utf8').slice(0, 300);
      return { ok: false, reason: `A test program did not run in the sandbox. ${said}`.trim() };
    }
    baselineBytes = Math.max(baselineBytes, report.peakBytes);
  }
  return { ok: true, baselineBytes };
}
