import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AccountKey } from '../../data/account';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { beginChange, type ChangeStart, changeDraftID, takeUp } from './begin-change';

interface OpenForChangeProps {
  account: AccountKey;
  problemID: string;
}

/** Makes a draft of a problem that is published, or finds the one that was begun, and goes on with it. */
export function OpenForChange({ account, problemID }: OpenForChangeProps) {
  const navigate = useNavigate();
  const [start, setStart] = useState<ChangeStart | null>(null);
  const [tries, setTries] = useState(0);
  const goOn = () =>
    void navigate({ to: '/problems/create', search: { draft: changeDraftID(problemID) }, replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let current = true;
    setStart(null);
    void beginChange(account, problemID).then((begun) => {
      if (!current) return;
      if (begun.type === 'ready') goOn();
      else setStart(begun);
    });
    return () => {
      current = false;
    };
  }, [account, problemID, tries]);
  return (
    <Page
      title="Edit problem"
      above={
        <BackLink from={undefined} fallback={`/problems/${encodeURIComponent(problemID)}`} label="Problem" />
      }
    >
      {start?.type === 'failed' && (
        <Notice
          tone="alert"
          title="The problem could not be opened for changes."
          actions={
            <Button small onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          }
        >
          {start.message}
        </Notice>
      )}
      {start?.type === 'overtaken' && (
        <Notice
          tone="accent"
          title={`Version ${start.theirs.version} was saved elsewhere meanwhile.`}
          actions={
            <>
              <Button small onClick={() => void takeUp(account, start, 'mine').then(goOn)}>
                Go on with my changes
              </Button>
              <Button small look="danger" onClick={() => void takeUp(account, start, 'theirs').then(goOn)}>
                Begin anew from version {start.theirs.version}
              </Button>
            </>
          }
        >
          Your changes were begun on version {start.mine.base?.version}, and are on this device. If you go on
          with them and save, they take the place of what was saved elsewhere.
        </Notice>
      )}
    </Page>
  );
}
