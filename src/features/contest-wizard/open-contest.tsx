import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountKey } from '../../data/account/account';
import { randomId } from '../../lib/random-id';
import { OpenForChange } from '../../parts/open-for-change';
import { BackLink } from '../../ui/back-link';
import { beginChange, beginClone, changeDraftID } from './begin-change';

interface OpenContestProps {
  account: AccountKey;
  /** The contest to change. */
  edit: string | undefined;
  /** The contest to make another one of. */
  copy: string | undefined;
}

/** Makes a draft of a contest that is there, and goes on with it. */
export function OpenContest({ account, edit, copy }: OpenContestProps) {
  const navigate = useNavigate();
  const [newID] = useState(randomId);
  const isClone = edit === undefined;
  const contestSlug = edit ?? copy ?? '';
  const draft = isClone ? newID : changeDraftID(contestSlug);
  return (
    <OpenForChange
      title={isClone ? 'Create a contest' : 'Edit contest'}
      above={
        <BackLink
          from={undefined}
          fallback={`/contests/${encodeURIComponent(contestSlug)}`}
          label="Contest"
        />
      }
      failure={isClone ? 'The contest could not be copied.' : 'The contest could not be opened for changes.'}
      open={() => (isClone ? beginClone(account, contestSlug, newID) : beginChange(account, contestSlug))}
      onReady={() => void navigate({ to: '/contests/create', search: { draft }, replace: true })}
    />
  );
}
