import { Link } from '@tanstack/react-router';
import { discardEntry, retryEntry } from '../../data/outbox/outbox';
import type { EntryWithWork } from '../../data/outbox/outbox-work';
import { errorText } from '../../lib/error-text';
import { saveFile } from '../../lib/files/save-file';
import { timeAgo } from '../../lib/words';
import { DeliveryProgress } from '../../parts/delivery-progress';
import { Button, buttonClass } from '../../ui/button';
import { useNow } from '../../ui/time/use-now';
import { showToast } from '../../ui/toast';
import { TwoStepButton } from '../../ui/two-step-button';
import type { SignIn } from './indicator-state';
import type { Place } from './intent-display';
import { messages } from './messages';
import { describeEntry, displayOf, exportFile, type OutboxItem } from './outbox-item';
import styles from './sync-panel.module.css';

const texts = messages.entry;

interface SyncPanelEntryProps {
  known: EntryWithWork;
  signIn: SignIn;
}

export function SyncPanelEntry({ known, signIn }: SyncPanelEntryProps) {
  const now = useNow();
  const item = describeEntry(known);
  if (!item) return null;
  const { what, detail, place, receipt, end, good, times, lastAttempt } = item;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        {place ? <Link {...linkTo(place)}>{what}</Link> : <strong>{what}</strong>}
        <span>{detail}</span>
      </p>
      <DeliveryProgress receipt={receipt} end={end} good={good} />
      <p className={styles.times}>
        {times.map(({ step, atMs }) => (
          <time key={step} dateTime={new Date(atMs).toISOString()}>
            {texts[step](timeAgo(atMs, now))}
          </time>
        ))}
      </p>
      {lastAttempt && <p className={styles.lastAttempt}>{texts.lastAttempt(lastAttempt)}</p>}
      {item.note && <p className={styles.reason}>{item.note}</p>}
      {receipt === 'signInNeeded' && signIn !== 'works' && (
        <p className={styles.reason}>
          {signIn === 'ended' ? texts.sentAfterNewSignIn : texts.sentAfterSignIn}
        </p>
      )}
      {item.refusal && <Refusal known={known} item={item} />}
    </li>
  );
}

function Refusal({ known, item }: { known: EntryWithWork; item: OutboxItem }) {
  const { entry, work } = known;
  const file = exportFile(work);
  // The server had it, so it can neither be sent again nor taken back.
  const isSent = entry.state === 'done';
  const isImportable = displayOf(entry.kind)?.isImportable;
  return (
    <div className={styles.reason} role="alert">
      <p>{item.refusal && (item.isStale ? texts.stale : errorText(item.refusal))}</p>
      <div className={styles.choice}>
        {!item.isStale && !isSent && (
          <Button small onClick={() => retryEntry(entry.id)}>
            {texts.sendAgain}
          </Button>
        )}
        {item.place && (
          <Link {...linkTo(item.place)} className={buttonClass('plain', true)}>
            {item.isStale ? texts.compare : item.canEdit ? texts.edit : texts.open}
          </Link>
        )}
        {isImportable && (
          <Button small onClick={() => void saveImportable(entry.id, item.detail)}>
            {texts.saveAsFile}
          </Button>
        )}
        {file && (
          <Button small onClick={() => saveFile(file.name, file.text)}>
            {texts.saveAsFile}
          </Button>
        )}
        {!isSent && (
          <TwoStepButton question={texts.confirmDiscard} onConfirm={() => void discardEntry(entry.id)}>
            {texts.discard}
          </TwoStepButton>
        )}
      </div>
    </div>
  );
}

async function saveImportable(id: string, name: string): Promise<void> {
  const { exportEntryWithDraft } = await import('../../data/work-file/wizard-drafts-file');
  const file = await exportEntryWithDraft(id);
  if (!file) return void showToast(texts.nothingToSave, { tone: 'alert', id: 'nothing-to-save' });
  saveFile(`${name || texts.unnamedFile}.json`, JSON.stringify(file, null, 2), 'application/json');
}

function linkTo(place: Place) {
  if (place.to === '/profile' || place.to === '/lists') return { to: place.to } as const;
  if ('search' in place) return place;
  if (place.to === '/contests/$contestSlug') {
    return { to: place.to, params: { contestSlug: place.contestSlug } } as const;
  }
  if (place.to === '/contests/$contestSlug/code') {
    const { contestSlug, problemID } = place;
    return { to: place.to, params: { contestSlug }, search: { problem: problemID } } as const;
  }
  const hash = 'hash' in place ? place.hash : undefined;
  return { to: place.to, params: { problemID: place.problemID }, ...(hash && { hash }) } as const;
}
