import { Link, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { mayOnProblem, type ProblemRole } from '../../../contract/rules/problem-roles';
import { accountKey, session } from '../../auth/session';
import { readOwnProblems } from '../../data/copies/own-problems';
import { pullOwnProblems } from '../../sync/authoring/pull-own-problems';
import { Button, buttonClass } from '../../ui/button';
import { DeleteProblemDialog } from './delete-problem-dialog';
import { VersionsDialog } from './history/versions-dialog';
import { MembersDialog } from './members/members-dialog';
import { messages } from './messages';
import { saveOwnPackage } from './save-own-package';

interface CreatorActionsProps {
  problemID: string;
  title: string;
  role: ProblemRole;
  /** Opens the comments. */
  comments: ReactNode;
}

/** On the page of a problem that the user writes or tests. */
export function CreatorActions({ problemID, title, role, comments }: CreatorActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isInHistory, setInHistory] = useState(false);
  const navigate = useNavigate();
  const isAuthor = mayOnProblem(role, 'author');
  const save = async () => {
    setSaving(true);
    await saveOwnPackage(problemID).finally(() => setSaving(false));
  };
  return (
    <>
      {isAuthor && (
        <>
          <Link to="/problems/create" search={{ edit: problemID }} className={buttonClass('plain')}>
            {messages.edit}
          </Link>
          <Button disabled={isSaving} onClick={() => void save()}>
            {messages.savePackage}
          </Button>
        </>
      )}
      {comments}
      <Button onClick={() => setInHistory(true)}>{messages.versions}</Button>
      <Button onClick={() => setSharing(true)}>
        {role === 'creator' ? messages.share : messages.people}
      </Button>
      {role === 'creator' && <DeleteButton {...{ problemID, title }} />}
      {isInHistory && (
        <VersionsDialog {...{ problemID, title }} onClose={() => setInHistory(false)} onRestored={() => {}} />
      )}
      {isSharing && (
        <MembersDialog
          {...{ problemID, title }}
          onClose={() => setSharing(false)}
          onLeft={() => void navigate({ to: '/problems/mine' })}
        />
      )}
    </>
  );
}

const none = { tries: 0, accepted: 0, triers: 0, solvers: 0, languages: [] };

/** Fetches first what the deletion touches. */
function DeleteButton({ problemID, title }: Omit<CreatorActionsProps, 'role' | 'comments'>) {
  useSnapshot(session);
  const account = accountKey();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const known = useLiveQuery(async () => {
    const list = await readOwnProblems(account);
    return list?.problems.find(({ id }) => id === problemID);
  }, [account, problemID]);
  const ask = async () => {
    setBusy(true);
    await pullOwnProblems();
    setBusy(false);
    setAsking(true);
  };
  return (
    <>
      <Button look="danger" disabled={isBusy} onClick={() => void ask()}>
        {messages.remove}
      </Button>
      {isAsking && (
        <DeleteProblemDialog
          account={account}
          problem={known ?? { id: problemID, title, uses: [], counts: none }}
          draft={undefined}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate({ to: '/problems/mine' })}
        />
      )}
    </>
  );
}
