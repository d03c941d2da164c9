import { useLiveQuery } from 'dexie-react-hooks';
import { type RunPlace, runEventsOf } from '../../../../data/contest-run/contest-run-events';
import { locale, notice } from '../../../../lib/translation';
import { proctorEventText } from '../../../../parts/proctor/proctor-event-text';
import { Section } from '../../../../ui/layout/section';
import { messages } from '../messages';
import styles from '../run-screens.module.css';

const texts = messages.proctoring;

export function ProctorEventList({ place }: { place: RunPlace }) {
  const { account, contestSlug } = place;
  const rows = useLiveQuery(() => runEventsOf({ account, contestSlug }), [account, contestSlug]);
  return (
    <Section title={texts.events}>
      {rows?.length === 0 && <p>{texts.noEvents}</p>}
      <ol className={styles.list}>
        {rows?.map(({ id, event, receipt }) => (
          <li key={id}>
            <strong>{proctorEventText(event)}</strong>
            <span>
              {(receipt === 'sent' ? texts.sentEvent : texts.unsentEvent)(<EventTime at={event.at} />)}
            </span>
            {event.detail && event.kind === 'return' && <p>{notice(event.detail)}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function EventTime({ at }: { at: string }) {
  return <time dateTime={at}>{new Date(at).toLocaleTimeString(locale, { hourCycle: 'h23' })}</time>;
}
