import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { readPackCode } from '../../../../../contract/rules/contest/pack-code';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { start, useContestRun, useIsStarting } from '../contest-run-state';
import { messages } from '../messages';
import styles from '../run-screens.module.css';

/** Offline start with the organiser's code. */
export function PackCodeForm({ version, isProctored }: { version: number; isProctored: boolean }) {
  const contestRun = useContestRun();
  const isStarting = useIsStarting();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const read = readPackCode(typed);
    setProblem(read.ok ? undefined : read.message);
    if (read.ok) void start(contestRun, isProctored, read.code);
  };
  return (
    <form className={styles.codeForm} onSubmit={open}>
      <p>{messages.start.withCode(version)}</p>
      <Field
        label={messages.start.code}
        hint={messages.start.codeHint}
        problem={problem}
        value={typed}
        placeholder={messages.start.codePlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" look="primary" icon={<KeyRound aria-hidden />} disabled={isStarting}>
          {isStarting ? messages.start.opening : messages.start.openAndStart}
        </Button>
      </div>
    </form>
  );
}
