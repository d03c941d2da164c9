import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { allContests } from '../../data/copies/contests';
import { practiceDayCounts } from '../../data/copies/practice-days';
import { usePull } from '../../parts/local-copies/use-pull';
import { refreshPractice } from '../../sync/pull/pull-practice';
import { IconButton } from '../../ui/button';
import { useNow } from '../../ui/time/use-now';
import { byDay, type CalendarDay, calendarMonth, monthsAhead, streakOf } from './calendar-month';
import { ContestDays } from './contest-days';
import { messages } from './messages';
import styles from './practice-calendar.module.css';

/** EXP-8, D-5. Practice days are UTC days, as for badges; contests and today use this device's time zone. */
export function PracticeCalendar({ offline }: { offline: boolean }) {
  useSnapshot(session);
  const account = accountKey();
  usePull(`${account}:${offline}`, () => refreshPractice(account, offline));
  const counts = useLiveQuery(() => practiceDayCounts(account), [account]) ?? new Map<string, number>();
  const contests = byDay(useLiveQuery(allContests) ?? []);
  const now = new Date(useNow());
  const [offset, setOffset] = useState(0);
  const { first, days, emptyPlaces } = calendarMonth(now, offset, counts);
  const streak = streakOf(now, counts);
  return (
    <section className={styles.calendar} aria-label={messages.practiceCalendar}>
      <div className={styles.head}>
        <IconButton label={messages.previousMonth} small onClick={() => setOffset(offset - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 className={styles.month} aria-live="polite">
          {messages.months[first.getMonth()]} {first.getFullYear()}
        </h2>
        <IconButton
          label={messages.nextMonth}
          small
          disabled={offset >= monthsAhead(now, contests.keys())}
          onClick={() => setOffset(offset + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <ol className={styles.days}>
        {messages.weekdays.map((name) => (
          <li key={name} className={styles.weekday} aria-hidden="true">
            {name}
          </li>
        ))}
        {days.map((day, at) => (
          <Day
            key={day.day}
            day={day}
            contests={contests.get(day.day)?.map(({ name }) => name)}
            column={at === 0 ? emptyPlaces + 1 : undefined}
          />
        ))}
      </ol>
      <ContestDays days={days.flatMap(({ day }) => contests.get(day) ?? [])} />
      <p className={styles.streak}>{streak > 0 ? messages.streak(streak) : messages.noStreak}</p>
      <p className={styles.rule}>{messages.streakRule}</p>
    </section>
  );
}

interface DayProps {
  day: CalendarDay;
  contests: readonly string[] | undefined;
  column: number | undefined;
}

function Day({ day, contests = [], column }: DayProps) {
  const { number, count, isToday } = day;
  const details = [...contests, ...(count > 0 ? [messages.accepted(count)] : [])].join(', ');
  return (
    <li
      className={styles.day}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      aria-current={isToday ? 'date' : undefined}
      data-practised={count > 0 || undefined}
      data-contest={contests.length > 0 || undefined}
      data-tip={details || undefined}
    >
      {number}
      {details && <span className="visually-hidden">{`: ${details}`}</span>}
    </li>
  );
}
