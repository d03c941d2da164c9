export interface CalendarDay {
  /** `2026-02-28` */
  day: string;
  number: number;
  count: number;
  isToday: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `emptyPlaces`: days of the first week that belong to the former month. */
export function calendarMonth(now: Date, offset: number, counts: ReadonlyMap<string, number>) {
  const first = new Date(now.getFullYear(), now.getMonth() + offset, 1);
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const today = dayOf(now);
  const days = Array.from({ length }, (_, at): CalendarDay => {
    const day = dayOf(new Date(first.getFullYear(), first.getMonth(), at + 1));
    return { day, number: at + 1, count: counts.get(day) ?? 0, isToday: day === today };
  });
  // Weeks begin on Monday.
  return { first, days, emptyPlaces: (first.getDay() + 6) % 7 };
}

/** Groups by local day. */
export function byDay<T extends { startTime: string }>(things: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const thing of things) {
    const day = dayOf(new Date(thing.startTime));
    days.set(day, [...(days.get(day) ?? []), thing]);
  }
  return days;
}

/** Months from `now` to the latest of these days; 0 for none or the past. */
export function monthsAhead(now: Date, days: Iterable<string>): number {
  const months = [...days].map((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number);
    return (year - now.getFullYear()) * 12 + month - 1 - now.getMonth();
  });
  return Math.max(0, ...months);
}

/** Consecutive practice days (UTC) up to today, or up to yesterday if today has none yet. */
export function streakOf(now: Date, counts: ReadonlyMap<string, number>): number {
  const dayMs = 24 * 3_600_000;
  const has = (back: number) => counts.has(new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10));
  let back = has(0) ? 0 : 1;
  let streak = 0;
  while (has(back)) {
    streak += 1;
    back += 1;
  }
  return streak;
}
