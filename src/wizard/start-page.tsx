import { useEffect, useState } from 'react';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { showToast } from '../ui/toast';
import { messages } from './messages';
import type { StartResult } from './start-change';
import styles from './start-page.module.css';
import type { WizardForm } from './wizard';

interface StartPageProps<Form extends WizardForm> {
  title: string;
  back: { fallback: string; label: string };
  /** The title of the message for a failed start. */
  failure: string;
  /** Creates or finds the draft. Must be stable for the page's lifetime. */
  start(): Promise<StartResult<Form>>;
  onReady(): void;
}

/** Prepares the draft of a change or copy; asks the user if there is a newer version. */
export function StartPage<Form extends WizardForm>(props: StartPageProps<Form>) {
  const { title, back, failure, start, onReady } = props;
  const [result, setResult] = useState<StartResult<Form> | null>(null);
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
      {result?.type === 'conflict' && <Choice result={result} onReady={onReady} />}
    </Page>
  );
}

interface ChoiceProps<Form extends WizardForm> {
  result: Extract<StartResult<Form>, { type: 'conflict' }>;
  onReady(): void;
}

function Choice<Form extends WizardForm>({ result, onReady }: ChoiceProps<Form>) {
  const { mine, theirs, Conflict, choose, takeTheirs } = result;
  const version = theirs.base?.version;
  const onChoose = (form: Form) => void choose(form).then(onReady);
  const onTakeTheirs = async () => {
    await takeTheirs();
    void showToast(messages.setAside, { tone: 'safe', id: 'set-aside' });
    onReady();
  };
  return (
    <div className={styles.choice}>
      <Notice
        tone="accent"
        title={messages.newerVersion(version)}
        actions={
          <>
            <Button small onClick={() => onChoose(mine)}>
              {messages.continueChanges}
            </Button>
            <Button small look="danger" onClick={() => void onTakeTheirs()}>
              {messages.startOver(version)}
            </Button>
          </>
        }
      >
        {messages.newerVersionHint(mine.base?.version)}
      </Notice>
      {Conflict && <Conflict {...{ mine, theirs, onChoose }} />}
    </div>
  );
}
