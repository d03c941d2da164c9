import type { ContestEvent } from '../../../contract/entities/contest-run';
import { durationText } from '../../lib/words';

/** An event of proctoring in words. */
export function seenText({ kind, awayMs, detail }: ContestEvent): string {
  switch (kind) {
    case 'fullscreenExit':
      return 'Warning: left full screen';
    case 'blur':
      return 'Warning: left the contest window';
    case 'return':
      return awayMs === undefined ? 'Came back' : `Came back after ${durationText(awayMs)}`;
    case 'blocked':
      return `Blocked: ${detail ?? 'an action'}`;
    default:
      return kind satisfies never;
  }
}
