import type { JoinInfo } from '../../../contract/join/join-info';
import { CopyButton } from '../../ui/copy-button';
import { Section } from '../../ui/layout/section';
import { QrCode } from '../../ui/qr/qr-code';
import styles from './join.module.css';
import { messages } from './messages';

/** For the person who shows others how to join: on a projector, or phone to phone. */
export function ShareAddress({ info: { http } }: { info: JoinInfo }) {
  const [first] = http;
  if (first === undefined) return null;
  return (
    <Section title={messages.others}>
      <div className={styles.share}>
        <QrCode text={first} label={messages.code(first)} className={styles.code} />
        <div>
          <p>{messages.othersText}</p>
          <ul className={styles.addresses}>
            {http.map((address) => (
              <li key={address}>
                <a href={address}>{address}</a>
                {isSecureContext && <CopyButton text={address} label={messages.copy(address)} />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
