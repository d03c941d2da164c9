import { counted } from '../../../lib/words';

/** `lateSyncMinutes` null: a virtual run. */
export function endedWords(lateSyncMinutes: number | null): string {
  const waits = 'Your time is over. Submissions that wait on this device are sent automatically.';
  if (lateSyncMinutes === null) return waits;
  if (lateSyncMinutes === 0) {
    return `${waits} They count only if they reached the server before the end; later ones are refused.`;
  }
  return `${waits} They count if they reach the server within ${counted(lateSyncMinutes, 'minute')} after the end; later ones are refused.`;
}
