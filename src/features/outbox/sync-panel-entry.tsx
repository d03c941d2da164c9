import { Link } from '@tanstack/react-router';
import { discardEntry, retryEntry } from '../../data/outbox/outbox';
import type { EntryWithThing } from '../../data/outbox/outbox-things';
import { saveFile } from '../../lib/files/save-file';
import { timeAgo } from '../../lib/words';
import { CrossingLine } from '../../parts/crossing-line';
import { Button, buttonClass } from '../../ui/button';
import { TwoStepButton } from '../../ui/two-step-button';
import { useNow } from '../../ui/use-now';
import type { Place } from './intent-words';
import { describeEntry, exportFile, type OutboxItem, wordsOf } from './outbox-item';
import styles from './sync-panel.module.css';
import type { SignIn } from './sync-words';

interface SyncPanelEntryProps {
  known: EntryWithThing;
  signIn: SignIn;
}

export function SyncPanelEntry({ known, signIn }: SyncPanelEntryProps) {
  const now = useNow();
  const item = describeEntry(known);
  if (!item) return null;
  const { what, detail, place, receipt, end, good, times, lastTry } = item;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        {place ? <Link {...linkTo(place)}>{what}</Link> : <strong>{what}</strong>}
        <span>{detail}</span>
      </p>
      <CrossingLine receipt={receipt} end={end} good={good} />
      <p className={styles.times}>
        {times.map(({ label, atMs }) => (
          <time key={label} dateTime={new Date(atMs).toISOString()}>
            {label} {timeAgo(atMs, now)}
          </time>
        ))}
      </p>
      {lastTry && <p className={styles.lastTry}>Last try: {lastTry} It is tried again by itself.</p>}
      {item.note && <p className={styles.reason}>{item.note}</p>}
      {receipt === 'signInNeeded' && signIn !== 'works' && (
        <p className={styles.reason}>It is sent once you have signed in{signIn === 'ended' && ' again'}.</p>
      )}
      {item.refusal && <Refusal known={known} item={item} />}
    </li>
  );
}

function Refusal({ known, item }: { known: EntryWithThing; item: OutboxItem }) {
  const { entry, thing } = known;
  const file = exportFile(thing);
  const isSavedWhole = wordsOf(entry.kind)?.isSavedWhole;
  return (
    <div className={styles.reason} role="alert">
      <p>{`${item.refusal?.error} - ${item.refusal?.message}`}</p>
      <div className={styles.choice}>
        <Button small onClick={() => retryEntry(entry.id)}>
          Send again
        </Button>
        {item.place && (
          <Link {...linkTo(item.place)} className={buttonClass('plain', true)}>
            {item.placeLabel}
          </Link>
        )}
        {isSavedWhole && (
          <Button small onClick={() => void saveWhole(entry.id, item.detail)}>
            Save as a file
          </Button>
        )}
        {file && (
          <Button small onClick={() => saveFile(file.name, file.text)}>
            Save as a file
          </Button>
        )}
        <TwoStepButton question="Discard for good?" onConfirm={() => void discardEntry(entry.id)}>
          Discard
        </TwoStepButton>
      </div>
    </div>
  );
}

async function saveWhole(id: string, name: string): Promise<void> {
  const { exportEntry } = await import('../../data/device-work/unsent-work');
  const file = await exportEntry(id);
  if (file) saveFile(`${name || 'unnamed'}.json`, JSON.stringify(file, null, 2), 'application/json');
}

function linkTo(place: Place) {
  if (place.to === '/profile' || place.to === '/contests/create' || place.to === '/problems/create') {
    return { to: place.to } as const;
  }
  if (place.to === '/contests/$contestSlug') {
    return { to: place.to, params: { contestSlug: place.contestSlug } } as const;
  }
  if (place.to === '/contests/$contestSlug/code') {
    const { contestSlug, problemID } = place;
    return { to: place.to, params: { contestSlug }, search: { problem: problemID } } as const;
  }
  return { to: place.to, params: { problemID: place.problemID } } as const;
}
