const capMs = 3_600_000;

/**
 * Delay of a `Retry-After` header in ms. A date is compared with the answer's own `Date`, because
 * the device's clock may be wrong. `undefined` if absent or unreadable.
 */
export function parseRetryAfter(
  header: string | null,
  dateHeader: string | null,
  now: number,
): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, capMs);
  const until = Date.parse(text);
  const serverNow = Date.parse(dateHeader ?? '');
  const waitMs = until - (Number.isNaN(serverNow) ? now : serverNow);
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), capMs);
}
