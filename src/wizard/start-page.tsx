import { useEffect, useState } from 'react';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { messages } from './messages';
import type { StartResult } from './start-change';

interface StartPageProps {
  title: string;
  back: { fallback: string; label: string };
  /** The title of the message for a failed start. */
  failure: string;
  /** Creates or finds the draft. Must be stable for the page's lifetime. */
  start(): Promise<StartResult>;
  onReady(): void;
}

/** Prepares the draft of a change or copy; asks the user if there is a newer version. */
export function StartPage({ title, back, failure, start, onReady }: StartPageProps) {
  const [result, setResult] = useState<StartResult | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    let current = true;
    setResult(null);
    void start().then((next) => {
      if (!current) return;
      if (next.type === 'ready') onReady();
      else setResult(next);
    });
    return () => {
      current = false;
    };
  }, [tries]);
  return (
    <Page title={title} above={<BackLink from={undefined} {...back} />}>
      {result?.type === 'failed' && (
        <Notice
          tone="alert"
          title={failure}
          actions={
            <Button small onClick={() => setTries(tries + 1)}>
              {messages.tryAgain}
            </Button>
          }
        >
          {result.message}
        </Notice>
      )}
      {result?.type === 'conflict' && (
        <Notice
          tone="accent"
          title={messages.newerVersion(result.theirs)}
          actions={
            <>
              <Button small onClick={() => void result.choose('mine').then(onReady)}>
                {messages.continueChanges}
              </Button>
              <Button small look="danger" onClick={() => void result.choose('theirs').then(onReady)}>
                {messages.startOver(result.theirs)}
              </Button>
            </>
          }
        >
          {messages.newerVersionHint(result.mine)}
        </Notice>
      )}
    </Page>
  );
}
