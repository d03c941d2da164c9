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
import { MessageList } from './message-list';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { useMessageToast } from './use-message-toast';
import { useMessages } from './use-messages';

export function RunMessages({ slug }: { slug: string }) {
  const { messages, unread } = useMessages(slug);
  const [isOpen, setOpen] = useState(false);
  useMessageToast(slug, messages, isOpen ? 0 : unread, () => setOpen(true));
  useEffect(() => {
    if (isOpen && unread > 0) void noteMessagesSeen(slug);
  }, [slug, isOpen, unread]);
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
          <Conversation slug={slug} messages={messages} />
        </Dialog>
      )}
    </>
  );
}

/** An answer appears with its question, not a second time as a message. */
function Conversation({
  slug,
  messages,
}: { slug: string } & Pick<ReturnType<typeof useMessages>, 'messages'>) {
  useSnapshot(session);
  const account = accountKey();
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
  const titles = new Map(problems.map(({ id, title }) => [id, title]));
  const others = messages.filter(({ clarificationID }) => !clarificationID || !asked.has(clarificationID));
  return (
    <div className={styles.conversation}>
      {others.length > 0 && <MessageList messages={others} />}
      <AskedList questions={questions} titleOf={(id) => titles.get(id) ?? id} />
      {run && (
        <AskForm account={account} contestSlug={slug} contestName={run.contest.name} problems={problems} />
      )}
    </div>
  );
}
