import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { isStaleChange } from '../../data/intents/problem-update';
import {
  type CreationOutcome,
  countCreationOutcomes,
  takeCreationOutcomes,
} from '../../data/wizards/creation-outcomes';
import { errorText } from '../../lib/error-text';
import { buttonClass } from '../../ui/button';
import { hideToast, showToast } from '../../ui/toast';
import { useVisible } from '../../ui/use-visible';
import { faultAddress } from './fault-address';
import { messages } from './messages';

const texts = messages.creations;

/**
 * CWIZ-56: announces once, on the page that the user sees, that the server created or refused a contest or problem:
 * at once, later, after a reload, or at the next start of the app.
 */
export function CreationToasts() {
  useSnapshot(session);
  const account = accountKey();
  const isVisible = useVisible();
  const [now, setNow] = useState(Date.now);
  const { due, nextAt } =
    useLiveQuery(() => countCreationOutcomes(account, Date.now()), [account, now]) ?? none;
  useEffect(() => {
    if (nextAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, nextAt - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [nextAt]);
  useEffect(() => {
    if (due === 0 || !isVisible) return;
    takeCreationOutcomes(account, Date.now()).then(
      (outcomes) => outcomes.map(announce),
      (error) => console.warn('Outcomes of the outbox could not be announced', error),
    );
  }, [account, due, isVisible]);
  return null;
}

const none = { due: 0, nextAt: null };

function announce(outcome: CreationOutcome): void {
  const { kind, row } = outcome;
  const { id, name, receipt, refusal } = row;
  const link = <OutcomeLink outcome={outcome} />;
  if (receipt === 'sent')
    return void showToast(successText(outcome), { tone: 'safe', id, description: name, link });
  const isStale = refusal !== undefined && isStaleChange(refusal);
  const reason = refusal && !isStale ? reasonOf(kind, refusal) : '';
  // The text about a contest contains the reason.
  const description = texts.refusedReason(name, kind === 'contest' ? '' : reason);
  const text = isStale ? texts.problemChange.stale : refusalText(kind, reason);
  void showToast(text, { tone: 'alert', id, description, link, stays: true });
}

function reasonOf(kind: CreationOutcome['kind'], refusal: { error: string; message: string }): string {
  return kind === 'problemChange' ? errorText(refusal) : refusal.message;
}

function refusalText(kind: CreationOutcome['kind'], reason: string): string {
  return kind === 'contest' ? texts.contest.refused(reason) : texts[kind].refused;
}

function successText({ kind, row }: CreationOutcome): string {
  return kind === 'problemChange' ? texts[kind].saved(row.version ?? 0) : texts[kind].created;
}

function OutcomeLink({ outcome: { kind, row } }: { outcome: CreationOutcome }) {
  const look = { className: buttonClass('plain', true), onClick: () => void hideToast(row.id) };
  if (row.receipt === 'refused')
    return (
      <Link {...look} {...faultAddress(kind, row)}>
        {wayOn(row.refusal)}
      </Link>
    );
  const open = texts[kind].open;
  if (kind === 'contest')
    return row.slug === undefined ? null : (
      <Link {...look} to="/contests/$contestSlug" params={{ contestSlug: row.slug }}>
        {open}
      </Link>
    );
  const problemID = kind === 'problem' ? row.createdID : row.problemID;
  return problemID === undefined ? null : (
    <Link {...look} to="/problems/$problemID" params={{ problemID }}>
      {open}
    </Link>
  );
}

function wayOn(refusal: CreationOutcome['row']['refusal']): string {
  if (refusal && isStaleChange(refusal)) return texts.problemChange.compare;
  return refusal?.fields?.length ? texts.showFault : texts.openDraft;
}
