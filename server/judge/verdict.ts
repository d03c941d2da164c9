/** Pure; the order of the checks is the rule. */
import type { Verdict } from '../../contract/entities/submission';
import type { RunReport } from './sandbox/types';
import { signalName } from './signal-name';

const SIGXCPU = 24;
const SIGXFSZ = 25;

/** 'ran': exited normally; check the output next. */
export type RunVerdict =
  | { verdict: Extract<Verdict, 'OLE' | 'MLE' | 'TLE' | 'RTE'>; message: string }
  | { verdict: 'ran' };

export interface VerdictLimits {
  cpuLimitMs: number;
  memoryLimitBytes: number;
  /** The runtime's own memory, which is not counted (D-6). */
  baselineBytes: number;
  /** The runtime enforces the limit; its resident size says little about the program. */
  runtimeLimitsMemory: boolean;
  outOfMemoryPattern: RegExp;
}

/** Beyond the runtime's baseline. */
export function countedMemoryBytes(report: RunReport, baselineBytes: number): number {
  return Math.max(0, report.peakBytes - baselineBytes);
}

function exceededMemory(report: RunReport, limits: VerdictLimits): boolean {
  if (report.outOfMemory || report.killedBy === 'memory') return true;
  return (
    !limits.runtimeLimitsMemory && countedMemoryBytes(report, limits.baselineBytes) > limits.memoryLimitBytes
  );
}

function failure(report: RunReport, stderr: string, limits: VerdictLimits): RunVerdict {
  if (limits.outOfMemoryPattern.test(stderr))
    return { verdict: 'MLE', message: 'The program ran out of memory.' };
  const how =
    report.signal === null
      ? `exited with code ${report.exitCode}`
      : `was ended by ${signalName(report.signal)}`;
  return { verdict: 'RTE', message: `The program ${how}.` };
}

/** OLE, MLE, TLE, RTE: a flood of output also takes time, and exhausted memory also ends with a signal. */
export function decideRun(report: RunReport, stderr: string, limits: VerdictLimits): RunVerdict {
  if (report.killedBy === 'output' || report.signal === SIGXFSZ)
    return { verdict: 'OLE', message: 'The program wrote too much output.' };
  if (exceededMemory(report, limits))
    return { verdict: 'MLE', message: 'The program used more memory than allowed.' };
  if (report.killedBy === 'wall')
    return { verdict: 'TLE', message: 'The program did not end in time (it was waiting, not computing).' };
  if (report.killedBy === 'cpu' || report.signal === SIGXCPU || report.cpuMs > limits.cpuLimitMs)
    return { verdict: 'TLE', message: 'The program took more time than allowed.' };
  if (report.signal !== null || report.exitCode !== 0) return failure(report, stderr, limits);
  return { verdict: 'ran' };
}

/** The first that is not AC. */
export function totalVerdict(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== 'AC') ?? 'AC';
}
