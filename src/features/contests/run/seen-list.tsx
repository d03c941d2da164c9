import { useLiveQuery } from 'dexie-react-hooks';
import { type RunPlace, runEventsOf } from '../../../data/contest-run/contest-run-events';
import { proctorEventText } from '../../../parts/proctor-event-text';
import { Section } from '../../../ui/section';
import styles from './run-screens.module.css';

export function SeenList({ place }: { place: RunPlace }) {
  const { account, contestSlug } = place;
  const rows = useLiveQuery(() => runEventsOf({ account, contestSlug }), [account, contestSlug]);
  return (
    <Section title="What proctoring saw">
      {rows?.length === 0 && <p>Nothing.</p>}
      <ol className={styles.handed}>
        {rows?.map(({ id, event, receipt }) => (
          <li key={id}>
            <strong>{proctorEventText(event)}</strong>
            <span>
              <time dateTime={event.at}>
                {new Date(event.at).toLocaleTimeString('en', { hourCycle: 'h23' })}
              </time>
              {receipt === 'sent' ? ', told to the organiser' : ', not sent yet'}
            </span>
            {event.detail && event.kind === 'return' && <p>{event.detail}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
