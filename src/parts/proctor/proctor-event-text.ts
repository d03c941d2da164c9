import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import { durationText } from '../../lib/words';

interface ProctorEvent {
  readonly kind: ContestEvent['kind'];
  readonly awayMs?: number | null | undefined;
  readonly detail?: string | null | undefined;
}

/** Not in messages.tsx: only contest pages load these texts. */
export function proctorEventText({ kind, awayMs, detail }: ProctorEvent): string {
  switch (kind) {
    case 'fullscreenExit':
      return detail ? 'Warning: left the contest page' : 'Warning: left full screen';
    case 'blur':
      return 'Warning: left the contest window';
    case 'return':
      return awayMs === null || awayMs === undefined ? 'Returned' : `Returned after ${durationText(awayMs)}`;
    case 'blocked':
      return `Blocked: ${detail ?? 'an action'}`;
    case 'otherDevice':
      return awayMs === null || awayMs === undefined
        ? 'Continued on another device'
        : `Continued on another device, ${durationText(awayMs)} after the last contact`;
    case 'clockSetBack':
      return "The device's clock was set back";
    default:
      return kind satisfies never;
  }
}
