import { lazily } from './lazily';
import { messages } from './messages';
import { language, locale } from './translation';

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`, `just now` (also for a future time). */
export function timeAgo(atMs: number, nowMs: number): string {
  const passedMs = nowMs - atMs;
  for (const [unit, unitMs] of units) {
    const count = Math.floor(passedMs / unitMs);
    if (count >= 1) return messages.ago(count, unit);
  }
  return messages.justNow;
}

/** With seconds: `25 seconds ago`. */
export function exactTimeAgo(atMs: number, nowMs: number): string {
  const seconds = Math.floor((nowMs - atMs) / 1000);
  return seconds >= 5 && seconds < 60 ? messages.ago(seconds, 'second') : timeAgo(atMs, nowMs);
}

/** `1 item`, `2 items`. English only: translations have their own. */
export function counted(count: number, noun: string): string {
  return `${amount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `12`, `12,345`. The first use of a number format takes 15 ms, and in English whole numbers need none. */
export function amount(count: number): string {
  if (!Number.isInteger(count)) return count.toLocaleString(locale);
  if (Math.abs(count) < 1000) return String(count);
  return language === 'en' ? String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',') : count.toLocaleString(locale);
}

/** With one digit after the point, or after the language's sign. */
function decimal(value: number): string {
  if (language === 'en') return value.toFixed(1);
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `812 B`, `64 kB`, `4.6 MB`, `1.2 GB`; powers of 1000. */
export function byteText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${decimal(bytes / 1_000_000)} MB`;
  return `${decimal(bytes / 1_000_000_000)} GB`;
}

/** Below a megabyte the measurement is mostly overhead. */
export function usedMemoryText(bytes: number): string {
  return bytes < 1_000_000 ? '< 1 MB' : byteText(bytes);
}

/** `85 ms`, `1.2 s`. */
export function durationText(durationMs: number): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${decimal(durationMs / 1000)} s`;
}

/** `1 s`, `0.5 s`: without trailing zeros. */
export function secondsText(durationMs: number): string {
  const seconds = Number((durationMs / 1000).toFixed(2));
  return `${language === 'en' ? seconds : seconds.toLocaleString(locale)} s`;
}

export function limitFacts(limits: { timeLimitMs: number; memoryLimitMb: number }): string[] {
  return [messages.perTest(secondsText(limits.timeLimitMs)), `${limits.memoryLimitMb} MB`];
}

const clock = lazily(
  () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const calendar = lazily(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Exact: `14:05` today, otherwise `Nov 3, 2026, 14:05`. */
export function momentText(atMs: number, nowMs: number): string {
  const day = calendar().format(atMs);
  const time = clock().format(atMs);
  return day === calendar().format(nowMs) ? time : `${day}, ${time}`;
}
