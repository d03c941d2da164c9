import { createPortal } from 'react-dom';
import styles from './cards.module.css';
import type { HeldCard } from './held-cards';
import { messages } from './messages';

interface PrintCardsProps {
  /** Of the contest or class. */
  title: string;
  address: string;
  /** A line for what the card belongs to, such as the class code. */
  extra?: { label: string; value: string } | undefined;
  cards: readonly HeldCard[];
}

/** Only on paper: beside the app in the document, which print styles hide. */
export function PrintCards({ title, address, extra, cards }: PrintCardsProps) {
  return createPortal(
    <div className={styles.sheet} data-print="cards">
      {cards.map((card) => (
        <Card key={card.username} {...{ title, address, extra, card }} />
      ))}
    </div>,
    document.body,
  );
}

type CardProps = Omit<PrintCardsProps, 'cards'> & { card: HeldCard };

function Card({ title, address, extra, card }: CardProps) {
  const { displayName, teamName, affiliation, country, signInName, password, personalCode } = card;
  const texts = messages.card;
  const from = [affiliation, country].filter(Boolean).join(', ');
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p className={styles.name}>{displayName}</p>
      {teamName && <p className={styles.team}>{teamName}</p>}
      {from && <p>{from}</p>}
      <dl className={styles.facts}>
        <dt>{texts.address}</dt>
        <dd>{address}</dd>
        <dt>{signInName.includes('@') ? texts.email : texts.signInName}</dt>
        <dd className={styles.code}>{signInName}</dd>
        {password && (
          <>
            <dt>{texts.password}</dt>
            <dd className={styles.code}>{password}</dd>
          </>
        )}
        {personalCode && (
          <>
            <dt>{texts.personalCode}</dt>
            <dd className={styles.code}>{personalCode}</dd>
          </>
        )}
        {extra && (
          <>
            <dt>{extra.label}</dt>
            <dd className={styles.code}>{extra.value}</dd>
          </>
        )}
      </dl>
      <p className={styles.how}>{password ? texts.how : texts.howOnShared}</p>
    </div>
  );
}
