import { createPortal } from 'react-dom';
import type { Credentials } from '../../../../../contract/entities/contest/contest-accounts';
import styles from './cards.module.css';
import { messages } from './messages';

interface PrintCardsProps {
  contestName: string;
  address: string;
  cards: readonly Credentials[];
}

/** Only on paper: beside the app in the document, which print styles hide. */
export function PrintCards({ contestName, address, cards }: PrintCardsProps) {
  return createPortal(
    <div className={styles.sheet} data-print="cards">
      {cards.map((card) => (
        <Card key={card.username} contestName={contestName} address={address} card={card} />
      ))}
    </div>,
    document.body,
  );
}

function Card({ contestName, address, card }: { contestName: string; address: string; card: Credentials }) {
  const { displayName, teamName, affiliation, country, signInName, password } = card;
  const texts = messages.card;
  const from = [affiliation, country].filter(Boolean).join(', ');
  return (
    <div className={styles.card}>
      <p className={styles.contest}>{contestName}</p>
      <p className={styles.name}>{displayName}</p>
      {teamName && <p className={styles.team}>{teamName}</p>}
      {from && <p>{from}</p>}
      <dl className={styles.facts}>
        <dt>{texts.address}</dt>
        <dd>{address}</dd>
        <dt>{signInName.includes('@') ? texts.email : texts.signInName}</dt>
        <dd className={styles.code}>{signInName}</dd>
        <dt>{texts.password}</dt>
        <dd className={styles.code}>{password}</dd>
      </dl>
      <p className={styles.how}>{texts.how}</p>
    </div>
  );
}
