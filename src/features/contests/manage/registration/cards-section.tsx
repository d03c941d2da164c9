import { Download } from 'lucide-react';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { csvText } from '../../../../lib/files/csv';
import { saveFile } from '../../../../lib/files/save-file';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/layout/section';
import { Notice } from '../../../../ui/notice';
import { ConfirmButton } from '../confirm-button';
import manage from '../manage.module.css';
import { dropCards, useCards } from './held-cards';
import { messages } from './messages';
import { PrintCards } from './print-cards';
import styles from './registration.module.css';

/** The passwords that were just set, to print or save. */
export function CardsSection({ contest }: { contest: ManagedContestRow }) {
  const { contestSlug, name } = contest;
  const cards = useCards(contestSlug);
  if (cards.length === 0) return null;
  const address = `${location.origin}/contests/${encodeURIComponent(contestSlug)}`;
  const save = () => {
    const rows = cards.map((card) => [
      ...[card.displayName, card.teamName, card.affiliation, card.country],
      ...[address, card.signInName, card.password],
    ]);
    saveFile(`accounts-${contestSlug}.csv`, csvText([messages.csvColumns, ...rows]), 'text/csv');
  };
  return (
    <Section title={messages.cards(cards.length)}>
      <Notice tone="accent">{messages.cardsHint}</Notice>
      <div className={styles.row}>
        <Button look="primary" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={save}>
          {messages.saveCsv}
        </Button>
        <ConfirmButton question={messages.confirmDone} onConfirm={dropCards}>
          {messages.done}
        </ConfirmButton>
      </div>
      <ul className={manage.list} aria-label={messages.cards(cards.length)}>
        {cards.map((card) => (
          <li key={card.username} className={styles.card}>
            <span className={manage.who}>
              <strong>{card.displayName}</strong>
              <span>{[card.teamName, card.affiliation, card.country].filter(Boolean).join(' · ')}</span>
            </span>
            <code>{card.signInName}</code>
            <code>{card.password}</code>
          </li>
        ))}
      </ul>
      <PrintCards contestName={name} address={address} cards={cards} />
    </Section>
  );
}
