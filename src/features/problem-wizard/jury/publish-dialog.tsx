import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { ProblemWizard } from '../wizard-types';
import styles from './jury.module.css';
import { type JuryState, juryStateOf } from './jury-state';
import { messages } from './messages';

const texts = messages.publish;

/** Asks the author whether to publish although jury solutions differ, or before the judge has run them. */
export function PublishDialog({ wizard }: { wizard: ProblemWizard }) {
  const { question, progress } = useSnapshot(juryStateOf(wizard)) as JuryState;
  if (!question) return null;
  const { check, compiles, lines, answer } = question;
  const isRunning = lines.length === 0;
  return (
    <Dialog title={isRunning ? texts.running[check] : texts.title} onClose={() => answer(false)}>
      <div className={styles.dialog}>
        {isRunning ? (
          <>
            <p role="status">
              {progress ? messages.running(progress.done, progress.total) : messages.waiting}
            </p>
            <p>{texts.runningHint[check]}</p>
          </>
        ) : (
          <>
            <p>{texts.text}</p>
            <ul>
              {lines.map(({ name, text }) => (
                <li key={name}>
                  <code>{name}</code>: {text}
                </li>
              ))}
            </ul>
            <p>{texts.hint}</p>
          </>
        )}
        {compiles && <p>{texts.compiles}</p>}
        <div className={styles.ways}>
          <Button onClick={() => answer(true)}>{texts.anyway}</Button>
          <Button look="primary" onClick={() => answer(false)}>
            {texts.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
