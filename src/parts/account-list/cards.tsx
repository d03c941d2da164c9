import { Download } from 'lucide-react';
import { csvText } from '../../lib/files/csv';
import { saveFile } from '../../lib/files/save-file';
import { Button } from '../../ui/button';
import { Section } from '../../ui/layout/section';
import { Notice } from '../../ui/notice';
import { NameLines } from '../../ui/people/name-lines';
import { TwoStepButton } from '../../ui/two-step-button';
import styles from './account-list.module.css';
import { dropCards, type HeldCard, useCards } from './held-cards';
import { messages } from './messages';
import { PrintCards } from './print-cards';

interface CardsProps {
  /** See `held-cards.ts`. */
  owner: string;
  /** Of the contest or class. */
  title: string;
  address: string;
  extra?: { label: string; value: string } | undefined;
  csv: {
    fileName: string;
    columns: readonly string[];
    row(card: HeldCard): readonly string[];
  };
}

/** The passwords that were just set, to print or save. */
export function Cards({ owner, title, address, extra, csv }: CardsProps) {
  const cards = useCards(owner);
  if (cards.length === 0) return null;
  const save = () =>
    saveFile(
      csv.fileName,
      csvText([[...csv.columns], ...cards.map((card) => [...csv.row(card)])]),
      'text/csv',
    );
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
        <TwoStepButton question={messages.confirmDone} onConfirm={dropCards}>
          {messages.done}
        </TwoStepButton>
      </div>
      <ul className={styles.list} aria-label={messages.cards(cards.length)}>
        {cards.map((card) => (
          <li key={card.username} className={styles.card}>
            <NameLines>
              <strong>{card.displayName}</strong>
              <span>{[card.teamName, card.affiliation, card.country].filter(Boolean).join(' · ')}</span>
            </NameLines>
            <code>{card.signInName}</code>
            {card.password && <code>{card.password}</code>}
            {card.personalCode && <code>{card.personalCode}</code>}
          </li>
        ))}
      </ul>
      <PrintCards {...{ title, address, extra, cards }} />
    </Section>
  );
}
