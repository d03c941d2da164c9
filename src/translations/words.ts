/** Numbers and dates in texts of translations. English texts use src/lib/words.ts. */

/** Set by the page (vite-translations.ts) before the texts are used. */
const locale = () =>
  (globalThis as { codeferryTranslation?: { locale: string } }).codeferryTranslation?.locale ?? 'es';

/** `1 problema`, `1.234 problemas`: with the word for one and for many. */
export function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`;
}

export function whole(count: number): string {
  return count.toLocaleString(locale());
}

/** With `digits` digits after the sign. */
export function decimal(value: number, digits = 1): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function dateText(at: Date, options: Intl.DateTimeFormatOptions): string {
  return at.toLocaleString(locale(), options);
}

/** `64 kB`, `4,6 MB`; powers of 1000. */
export function byteText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${decimal(bytes / 1_000_000)} MB`;
  return `${decimal(bytes / 1_000_000_000)} GB`;
}

/** `85 ms`, `1,2 s`. */
export function durationText(durationMs: number): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${decimal(durationMs / 1000)} s`;
}
