import { locale } from '../../../lib/translation';

/** One column per week, Monday first. Days are UTC days, as on the server. */

export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  count: number;
  /** 0: none … 4: as on the busiest days. */
  level: 0 | 1 | 2 | 3 | 4;
}
export interface CalendarWeek {
  /** The Monday. */
  start: string;
  month: string | null;
  /** Null for future days. */
  days: (CalendarDay | null)[];
}

const dayMs = 86_400_000;
const weeksShown = 53;
const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

function levelOf(count: number): CalendarDay['level'] {
  if (count === 0) return 0;
  if (count <= 1) return 1;
  if (count <= 3) return 2;
  return count <= 6 ? 3 : 4;
}

export function calendarWeeks(
  activity: readonly { day: string; count: number }[],
  nowMs: number,
): CalendarWeek[] {
  const counts = new Map(activity.map(({ day, count }) => [day, count]));
  const today = Math.floor(nowMs / dayMs) * dayMs;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const firstMonday = today - (sinceMonday + 7 * (weeksShown - 1)) * dayMs;
  return Array.from({ length: weeksShown }, (_, week) => {
    const monday = firstMonday + week * 7 * dayMs;
    const days = Array.from({ length: 7 }, (_, weekday) => {
      const at = monday + weekday * dayMs;
      if (at > today) return null;
      const day = dayOf(at);
      const count = counts.get(day) ?? 0;
      return { day, count, level: levelOf(count) };
    });
    const first = days.find((day) => day?.day.endsWith('-01'));
    const month = first ? monthName.format(Date.parse(first.day)) : null;
    return { start: dayOf(monday), month, days };
  });
}
