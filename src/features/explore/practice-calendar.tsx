import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { allContests } from '../../data/copies/contests';
import { practiceDayCounts } from '../../data/copies/practice-days';
import { counted } from '../../lib/words';
import { usePull } from '../../parts/use-pull';
import { refreshPractice } from '../../sync/pull/pull-practice';
import { IconButton } from '../../ui/button';
import { useNow } from '../../ui/use-now';
import { byDay, type CalendarDay, calendarMonth, monthsAhead, streakOf } from './calendar-month';
import { ContestDays } from './contest-days';
import styles from './practice-calendar.module.css';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

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
    <section className={styles.calendar} aria-label="Practice calendar">
      <div className={styles.head}>
        <IconButton label="Month before" small onClick={() => setOffset(offset - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 className={styles.month} aria-live="polite">
          {months[first.getMonth()]} {first.getFullYear()}
        </h2>
        <IconButton
          label="Month after"
          small
          disabled={offset >= monthsAhead(now, contests.keys())}
          onClick={() => setOffset(offset + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <ol className={styles.days}>
        {weekdays.map((name) => (
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
      <p className={styles.streak}>
        {streak > 0 ? `${counted(streak, 'day')} in a row` : 'Solve something today to start a streak.'}
      </p>
      <p className={styles.rule}>A day counts when a solution is accepted. Days are in UTC.</p>
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
  const words = [...contests, ...(count > 0 ? [counted(count, 'accepted solution')] : [])].join(', ');
  return (
    <li
      className={styles.day}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      aria-current={isToday ? 'date' : undefined}
      data-practised={count > 0 || undefined}
      data-contest={contests.length > 0 || undefined}
      data-tip={words || undefined}
    >
      {number}
      {words && <span className="visually-hidden">{`: ${words}`}</span>}
    </li>
  );
}
