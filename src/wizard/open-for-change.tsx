import { useEffect, useState } from 'react';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import type { Beginning } from './begin-change';

interface OpenForChangeProps {
  title: string;
  back: { fallback: string; label: string };
  /** For example 'The problem could not be opened for changes.' */
  failure: string;
  /** Creates or finds the draft. Must be stable for the page's lifetime. */
  begin(): Promise<Beginning>;
  onReady(): void;
}

export function OpenForChange({ title, back, failure, begin, onReady }: OpenForChangeProps) {
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let current = true;
    setBeginning(null);
    void begin().then((next) => {
      if (!current) return;
      if (next.type === 'ready') onReady();
      else setBeginning(next);
    });
    return () => {
      current = false;
    };
  }, [tries]);
  return (
    <Page title={title} above={<BackLink from={undefined} {...back} />}>
      {beginning?.type === 'failed' && (
        <Notice
          tone="alert"
          title={failure}
          actions={
            <Button small onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          }
        >
          {beginning.message}
        </Notice>
      )}
      {beginning?.type === 'overtaken' && (
        <Notice
          tone="accent"
          title={`Version ${beginning.theirs} was saved elsewhere meanwhile.`}
          actions={
            <>
              <Button small onClick={() => void beginning.take('mine').then(onReady)}>
                Go on with my changes
              </Button>
              <Button small look="danger" onClick={() => void beginning.take('theirs').then(onReady)}>
                Begin anew from version {beginning.theirs}
              </Button>
            </>
          }
        >
          Your changes were begun on version {beginning.mine}, and are on this device. If you go on with them
          and save, they take the place of what was saved elsewhere.
        </Notice>
      )}
    </Page>
  );
}
