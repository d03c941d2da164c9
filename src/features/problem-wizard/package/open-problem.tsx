import { useNavigate } from '@tanstack/react-router';
import type { AccountKey } from '../../../data/account/account';
import { OpenForChange } from '../../../parts/open-for-change';
import { BackLink } from '../../../ui/back-link';
import { beginChange, changeDraftID } from '../begin-change';

interface OpenProblemProps {
  account: AccountKey;
  problemID: string;
}

/** Makes a draft of a problem that is published, or finds the one that was begun, and goes on with it. */
export function OpenProblem({ account, problemID }: OpenProblemProps) {
  const navigate = useNavigate();
  const draft = changeDraftID(problemID);
  return (
    <OpenForChange
      key={problemID}
      title="Edit problem"
      above={
        <BackLink from={undefined} fallback={`/problems/${encodeURIComponent(problemID)}`} label="Problem" />
      }
      failure="The problem could not be opened for changes."
      open={() => beginChange(account, problemID)}
      onReady={() => void navigate({ to: '/problems/create', search: { draft }, replace: true })}
    />
  );
}
