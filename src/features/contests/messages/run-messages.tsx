import { useLocation, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { ownQuestions } from '../../../data/contest-run/clarifications';
import { readRun, readRunProblems } from '../../../data/contest-run/contest-runs';
import { noteMessagesSeen } from '../../../data/copies/contest-messages';
import { Dialog } from '../../../ui/dialog';
import { AskForm } from './ask-form';
import { AskedList } from './asked-list';
import { messageOfHash } from './message-address';
import { MessageList } from './message-list';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { useMessages } from './use-messages';

/** The toasts of messages are elsewhere, because they appear on all pages. */
export function RunMessages({ slug }: { slug: string }) {
  useSnapshot(session);
  const account = accountKey();
  const { messages, unread } = useMessages(slug);
  const [isOpen, setOpen] = useState(false);
  const target = useTarget(setOpen);
  useEffect(() => {
    if (isOpen && unread > 0) void noteMessagesSeen(account, slug);
  }, [account, slug, isOpen, unread]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.openMessages(unread)}
        data-tip={texts.openHint}
        onClick={() => setOpen(true)}
      >
        <MessageSquare aria-hidden />
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </button>
      {/* Announced by screen readers, without taking the focus from the code. */}
      <span className="visually-hidden" role="status">
        {unread > 0 ? texts.newMessages(unread) : ''}
      </span>
      {isOpen && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <Conversation account={account} slug={slug} messages={messages} target={target} />
        </Dialog>
      )}
    </>
  );
}

/** Opens the dialog for a link to a message, and cleans the address, so that the same link works again. */
function useTarget(setOpen: (isOpen: boolean) => void): string | undefined {
  const linked = messageOfHash(useLocation({ select: ({ hash }) => hash }));
  const [target, setTarget] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (linked === undefined) return;
    setTarget(linked);
    setOpen(true);
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  }, [linked, setOpen, navigate]);
  return target;
}

interface ConversationProps extends Pick<ReturnType<typeof useMessages>, 'messages'> {
  account: string;
  slug: string;
  target: string | undefined;
}

/** An answer appears with its question, not a second time as a message. */
function Conversation({ account, slug, messages, target }: ConversationProps) {
  const known = useLiveQuery(
    async () => ({
      run: await readRun(account, slug),
      problems: await readRunProblems(account, slug),
      questions: await ownQuestions(account, slug),
    }),
    [account, slug],
  );
  if (!known) return null;
  const { run, problems, questions } = known;
  const asked = new Set(questions.map(({ id }) => id));
  const others = messages.filter(({ clarificationID }) => !clarificationID || !asked.has(clarificationID));
  return (
    <div className={styles.conversation}>
      {others.length > 0 && <MessageList messages={others} problems={problems} target={target} />}
      <AskedList
        questions={questions}
        problems={problems}
        target={messages.find(({ id }) => id === target)?.clarificationID}
      />
      {run && (
        <AskForm account={account} contestSlug={slug} contestName={run.contest.name} problems={problems} />
      )}
    </div>
  );
}
