import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ReportType } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { discardEntry } from '../../data/outbox/outbox';
import { awaitReport, fileReport } from '../../data/work/reports';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';
import { keepReport, keptReport } from './kept-report';

/** What is filled in so far. */
export interface ReportDraft {
  type: ReportType;
  description: string;
  /** null: as the account has it (BUG-6). */
  email: string | null;
  screenshot: Uint8Array<ArrayBuffer> | null;
}

export interface ReportProblem {
  at: 'description' | 'email';
  text: string;
}

export interface Report {
  draft: ReportDraft;
  /** The e-mail as the form shows it. */
  email: string;
  change(part: Partial<ReportDraft>): void;
  isSending: boolean;
  /** Why it was not even written down. */
  problem: ReportProblem | null;
  /** Resolves with whether it is out of the person's hands. */
  send(): Promise<boolean>;
}

const emptyDraft: ReportDraft = { type: 'bug', description: '', email: null, screenshot: null };
/** With a network an answer is there in this time, or the form goes: the report is safe in the outbox. */
const patienceMs = 8000;
const savedText = 'Your report is saved on this device and is sent as soon as the server can be reached.';

/** Where the form shows what was wrong: an e-mail that is none, or anything else. */
function problemOf(error: unknown): ReportProblem {
  if (!(error instanceof Error)) return { at: 'description', text: String(error) };
  const isEmail = 'member' in error && error.member === 'email';
  return { at: isEmail ? 'email' : 'description', text: error.message };
}

/** The report that somebody writes: it stays while the form is closed, until it is sent (BUG-8) or they leave the device to others. */
export function useReport(): Report {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const [draft, setDraft] = useState<ReportDraft>(() => ({ ...emptyDraft, ...keptReport(account) }));
  const [writer, setWriter] = useState(account);
  if (writer !== account) {
    setWriter(account);
    // What was begun signed out goes on; what a person wrote, and their picture of the page, is nothing for the next one.
    if (writer !== deviceAccount) setDraft(emptyDraft);
  }
  const { type, description } = draft;
  useEffect(() => keepReport({ account, type, description }), [account, type, description]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const email = draft.email ?? (current.state === 'signedIn' ? current.email : '');

  const send = async () => {
    if (draft.description.trim() === '') {
      setProblem({ at: 'description', text: 'Enter a description.' });
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
        currentURL: location.href,
        screenWidth: screen.width,
        screenHeight: screen.height,
        screenshot: draft.screenshot ?? undefined,
      });
      const fate = syncStatus.network === 'offline' ? 'waiting' : await awaitReport(id, patienceMs);
      if (fate === 'refused') {
        // What is in the form takes its place.
        await discardEntry(id);
        return false;
      }
      if (fate === 'waiting') void showToast(savedText);
      // BUG-13
      if (typeof fate === 'object') {
        const description =
          'The report is saved on this device and is sent as soon as the server works again.';
        void showToast(`Error while submitting bug report. ${fate.failed}`, { tone: 'alert', description });
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
