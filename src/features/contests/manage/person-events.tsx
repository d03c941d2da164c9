import type { ManagedPerson } from '../../../../contract/entities/contest/contest-manage';
import { notice } from '../../../lib/translation';
import { momentText } from '../../../lib/words';
import { proctorEventText } from '../../../parts/proctor/proctor-event-text';
import { Button } from '../../../ui/button';
import { SkeletonLines } from '../../../ui/skeleton';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.participant;

interface PersonEventsProps {
  isProctored: boolean;
  more: ManagedPerson | null;
  isLoading: boolean;
  nowMs: number;
  mayForgive: boolean;
  disabled: boolean;
  onForgive(eventID: string): void;
}

export function PersonEvents({
  isProctored,
  more,
  isLoading,
  nowMs,
  mayForgive,
  disabled,
  onForgive,
}: PersonEventsProps) {
  if (!more) {
    return isLoading ? <SkeletonLines count={3} /> : <p className={styles.quiet}>{texts.historyOffline}</p>;
  }
  const at = (time: string) => <time dateTime={time}>{momentText(Date.parse(time), nowMs)}</time>;
  return (
    <>
      {isProctored && (
        <section>
          <h3>{texts.events}</h3>
          {more.events.length === 0 && <p className={styles.quiet}>{texts.noEvents}</p>}
          <ul className={styles.events}>
            {more.events.map((event) => (
              <li key={event.id}>
                {at(event.at)}
                <span>{proctorEventText(event)}</span>
                {(event.kind === 'blur' || event.kind === 'fullscreenExit') &&
                  (event.forgivenAt !== null ? (
                    <span className={styles.quiet}>{texts.forgiven}</span>
                  ) : (
                    mayForgive && (
                      <Button small look="quiet" disabled={disabled} onClick={() => onForgive(event.id)}>
                        {texts.forgive}
                      </Button>
                    )
                  ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {more.decisions.length > 0 && (
        <section>
          <h3>{texts.decisions}</h3>
          <ul className={styles.events}>
            {more.decisions.map((decision) => (
              <li key={`${decision.at} ${decision.text}`}>
                {at(decision.at)}
                <span>{notice(decision.text)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
