import { useMemo } from 'react';
import { encode } from 'uqr';
import type { JoinInfo } from '../../../contract/join/join-info';
import { CopyButton } from '../../ui/copy-button';
import { Section } from '../../ui/layout/section';
import styles from './join.module.css';
import { messages } from './messages';

/** For the person who shows others how to join: on a projector, or phone to phone. */
export function ShareAddress({ info: { http } }: { info: JoinInfo }) {
  const [first] = http;
  if (first === undefined) return null;
  return (
    <Section title={messages.others}>
      <div className={styles.share}>
        <QrCode address={first} />
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

/** Black on white in both themes: cameras need the contrast and the quiet zone. */
function QrCode({ address }: { address: string }) {
  const { size, data } = useMemo(() => encode(address, { border: 3 }), [address]);
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={messages.code(address)}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
