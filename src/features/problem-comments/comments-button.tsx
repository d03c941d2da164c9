import { useLocation, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { accountKey, session } from '../../auth/session';
import { readUnread } from '../../data/problem-comments/problem-comments';
import { pullOwnProblems } from '../../sync/authoring/pull-own-problems';
import { Button, IconButton } from '../../ui/button';
import { CommentsDialog } from './comments-dialog';
import { messages } from './messages';

interface CommentsButtonProps {
  problem: Pick<OwnProblem, 'id' | 'title' | 'comments'>;
  small?: boolean;
  /** Among the icons of the solve page. */
  isIcon?: boolean;
}

/** Opens the comments on a problem, also by the address; says how many are new. */
export function CommentsButton({ problem, small = false, isIcon = false }: CommentsButtonProps) {
  useSnapshot(session);
  const account = accountKey();
  const { id, title, comments } = problem;
  const isAddressed = useLocation({ select: ({ hash }) => hash === 'comments' });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (isAddressed) void navigate({ to: '.', search: true, state: true, hash: '', replace: true });
  };
  // Only the list of own problems says what is new.
  const isListed = comments !== undefined;
  useEffect(() => {
    if (!isListed) void pullOwnProblems();
  }, [isListed]);
  const unread =
    useLiveQuery(() => readUnread(account, { id, comments }), [account, id, comments?.version]) ?? 0;
  const label = unread > 0 ? messages.openUnread(unread) : messages.open;
  const onClick = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton small look={unread > 0 ? 'primary' : 'quiet'} label={label} onClick={onClick}>
          <MessagesSquare aria-hidden />
        </IconButton>
      ) : (
        <Button small={small} look={unread > 0 ? 'primary' : 'plain'} onClick={onClick}>
          {label}
        </Button>
      )}
      {(isOpen || isAddressed) && (
        <CommentsDialog account={account} problemID={id} title={title} onClose={close} />
      )}
    </>
  );
}
