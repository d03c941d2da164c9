import { useEffect, useRef } from 'react';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { useNow } from '../../../ui/time/use-now';
import styles from './activity-calendar.module.css';
import { calendarWeeks, dayOf } from './calendar-weeks';
import { messages } from './messages';

const cell = 11;
const pitch = 14;
const top = 18;
const left = 30;
const weekdays = [
  [0, messages.weekdays.monday],
  [2, messages.weekdays.wednesday],
  [4, messages.weekdays.friday],
] as const;

interface ActivityCalendarProps {
  /** undefined: unknown on this device, so days have no counts. */
  activity: readonly { day: string; count: number }[] | undefined;
}

const total = (activity: readonly { count: number }[]): number =>
  activity.reduce((sum, { count }) => sum + count, 0);

export function ActivityCalendar({ activity }: ActivityCalendarProps) {
  const today = dayOf(useNow());
  const weeks = calendarWeeks(activity ?? [], Date.parse(today));
  const box = useRef<HTMLDivElement>(null);
  // Shows the latest days; a phone cuts off the beginning.
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, []);
  const summary = activity ? messages.accepted(total(activity), activity.length) : messages.activityUnknown;
  return (
    <ScrollArea ref={box} className={styles.box} label={messages.calendar}>
      <svg
        className={styles.calendar}
        width={left + weeks.length * pitch}
        height={top + 7 * pitch}
        role="img"
        aria-label={summary}
      >
        {weekdays.map(([row, name]) => (
          <text key={name} x={0} y={top + row * pitch + cell - 2}>
            {name}
          </text>
        ))}
        {weeks.map(({ start, month, days }, week) => (
          <g key={start} transform={`translate(${left + week * pitch} 0)`}>
            {month && week < weeks.length - 2 && <text y={10}>{month}</text>}
            {days.map(
              (day, weekday) =>
                day && (
                  <rect
                    key={day.day}
                    y={top + weekday * pitch}
                    width={cell}
                    height={cell}
                    rx={2.5}
                    data-level={day.level}
                  >
                    {activity && <title>{messages.acceptedOn(day.count, day.day)}</title>}
                  </rect>
                ),
            )}
          </g>
        ))}
      </svg>
      <p className={styles.summary} aria-hidden="true">
        {summary}
      </p>
    </ScrollArea>
  );
}
