import { locale } from '../../../lib/translation';

/** `1 h 20 min`, `12 min`, `40 s` */
export function formatTimeSpan(spanMs: number): string {
  const seconds = Math.max(0, Math.ceil(spanMs / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const exact = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** To the second, because times may disagree by half a minute. */
export function formatExactTime(time: string): string {
  return exact.format(Date.parse(time));
}
