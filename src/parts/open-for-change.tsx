import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';

/** overtaken: another version was saved since the draft was begun, and a person decides which of the two goes on. */
export type Opening =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | {
      type: 'overtaken';
      mine: number | undefined;
      theirs: number;
      /** Makes either text a change of the version that is the newest now. */
      takeUp(which: 'mine' | 'theirs'): Promise<void>;
    };

interface OpenForChangeProps {
  title: string;
  above: ReactNode;
  /** In words: "The problem could not be opened." */
  failure: string;
  /** Makes the draft, or finds the one that was begun. One for the whole life of the page. */
  open(): Promise<Opening>;
  onReady(): void;
}

/** What is published, on its way into a wizard. */
export function OpenForChange({ title, above, failure, open, onReady }: OpenForChangeProps) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let current = true;
    setOpening(null);
    void open().then((next) => {
      if (!current) return;
      if (next.type === 'ready') onReady();
      else setOpening(next);
    });
    return () => {
      current = false;
    };
  }, [tries]);
  return (
    <Page title={title} above={above}>
      {opening?.type === 'failed' && (
        <Notice
          tone="alert"
          title={failure}
          actions={
            <Button small onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          }
        >
          {opening.message}
        </Notice>
      )}
      {opening?.type === 'overtaken' && (
        <Notice
          tone="accent"
          title={`Version ${opening.theirs} was saved elsewhere meanwhile.`}
          actions={
            <>
              <Button small onClick={() => void opening.takeUp('mine').then(onReady)}>
                Go on with my changes
              </Button>
              <Button small look="danger" onClick={() => void opening.takeUp('theirs').then(onReady)}>
                Begin anew from version {opening.theirs}
              </Button>
            </>
          }
        >
          Your changes were begun on version {opening.mine}, and are on this device. If you go on with them
          and save, they take the place of what was saved elsewhere.
        </Notice>
      )}
    </Page>
  );
}
