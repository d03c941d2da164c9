import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ReportType } from '../../../contract/limits';
import { hasNoMail } from '../../../contract/rules/names/sign-in-name';
import { accountKey, session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { discardEntry } from '../../data/outbox/outbox';
import { awaitReport, fileReport } from '../../data/work/reports';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import { reportedAddress } from './reported-address';
import { storedReport, storeReport } from './stored-report';

export interface ReportDraft {
  type: ReportType;
  description: string;
  /** null: the account's email (BUG-6). */
  email: string | null;
  screenshot: Uint8Array<ArrayBuffer> | null;
}

export interface ReportProblem {
  at: 'description' | 'email';
  text: string;
}

export interface Report {
  draft: ReportDraft;
  email: string;
  change(part: Partial<ReportDraft>): void;
  isSending: boolean;
  problem: ReportProblem | null;
  /** Resolves to whether the report was sent or safely stored. */
  send(): Promise<boolean>;
}

const emptyDraft: ReportDraft = { type: 'bug', description: '', email: null, screenshot: null };
/** After this the form closes: the report is safe in the outbox. */
const patienceMs = 8000;

function problemOf(error: unknown): ReportProblem {
  if (!(error instanceof Error)) return { at: 'description', text: String(error) };
  const isEmail = 'member' in error && error.member === 'email';
  return { at: isEmail ? 'email' : 'description', text: error.message };
}

/** Survives closing the form, until it is sent (BUG-8) or another user signs in. */
export function useReport(): Report {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const [draft, setDraft] = useState<ReportDraft>(() => ({ ...emptyDraft, ...storedReport(account) }));
  const [writer, setWriter] = useState(account);
  if (writer !== account) {
    setWriter(account);
    // A report begun signed out continues; a user's report and screenshot must not reach the next user.
    if (writer !== deviceAccount) setDraft(emptyDraft);
  }
  const { type, description } = draft;
  useEffect(() => storeReport({ account, type, description }), [account, type, description]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const email =
    draft.email ?? (current.state === 'signedIn' && !hasNoMail(current.email) ? current.email : '');

  const send = async () => {
    if (draft.description.trim() === '') {
      setProblem({ at: 'description', text: messages.descriptionMissing });
      return false;
    }
    setIsSending(true);
    setProblem(null);
    try {
      const id = await fileReport({
        account,
        type: draft.type,
        description: draft.description,
        email,
        currentURL: reportedAddress(location.href),
        screenWidth: screen.width,
        screenHeight: screen.height,
        screenshot: draft.screenshot ?? undefined,
      });
      const outcome = syncStatus.network === 'offline' ? 'waiting' : await awaitReport(id, patienceMs);
      if (outcome === 'refused') {
        // The form still has its content.
        await discardEntry(id);
        return false;
      }
      if (typeof outcome === 'object' && 'notNow' in outcome) {
        void showToast(messages.failed(outcome.notNow), { tone: 'alert' });
        await discardEntry(id);
        return false;
      }
      if (outcome === 'waiting') void showToast(messages.saved);
      if (typeof outcome === 'object') {
        const description = messages.savedAfterFailure;
        void showToast(messages.failed(outcome.failed), { tone: 'alert', description });
      }
      setDraft(emptyDraft);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return {
    draft,
    email,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    isSending,
    problem,
    send,
  };
}
