import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import { notice } from '../../lib/translation';
import { durationText } from '../../lib/words';
import { messages } from './messages';

interface ProctorEvent {
  readonly kind: ContestEvent['kind'];
  readonly awayMs?: number | null | undefined;
  readonly detail?: string | null | undefined;
}

export function proctorEventText({ kind, awayMs, detail }: ProctorEvent): string {
  const away = typeof awayMs === 'number' ? durationText(awayMs) : undefined;
  switch (kind) {
    case 'fullscreenExit':
      return detail ? messages.leftPage : messages.leftFullscreen;
    case 'blur':
      return messages.leftWindow;
    case 'return':
      return away === undefined ? messages.returned : messages.returnedAfter(away);
    case 'blocked':
      return messages.blocked(detail ? notice(detail) : messages.anAction);
    case 'otherDevice':
      return away === undefined ? messages.otherDevice : messages.otherDeviceAfter(away);
    case 'clockSetBack':
      return messages.clockSetBack;
    default:
      return kind satisfies never;
  }
}
