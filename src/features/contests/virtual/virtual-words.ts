import { counted } from '../../../lib/words';
import type { VirtualStanding } from './virtual-standing';

/** `2 hours and 30 minutes` */
export function durationText(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(minutes, 'minute');
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} and ${counted(rest, 'minute')}`;
}

export function resultText({ totalScore, rank, of, waiting }: VirtualStanding): string {
  const points = totalScore.toLocaleString('en');
  const place = `${points} points: would be rank ${rank} of ${of}.`;
  return waiting === 0
    ? place
    : `${place} ${counted(waiting, 'submission')} without a verdict yet: it may still change.`;
}
