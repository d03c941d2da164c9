import type { RunEnd } from '../../../contract/entities/contest/contest';
import type { RunOver } from './contest-run-rows';

export function runOverOf(end: RunEnd | null): RunOver | undefined {
  if (end === null) return undefined;
  return {
    reason: end.reason,
    atMs: Date.parse(end.at),
    cause: end.cause,
  };
}
