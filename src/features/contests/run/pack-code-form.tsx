import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { readPackCode } from '../../../../contract/rules/contest/pack-code';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { start, useContestRun, useIsStarting } from './contest-run-state';
import styles from './run-screens.module.css';

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
      <p>
        There is no network, and the contest pack (version {version}) is on this device. From the start on the
        organiser shows a code: type it to open the problems. Your time counts from the start of the contest.
      </p>
      <Field
        label="Code of the contest"
        hint="Four groups of four. Spaces and dashes do not matter."
        problem={problem}
        value={typed}
        placeholder="XXXX-XXXX-XXXX-XXXX"
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
          {isStarting ? 'Opening…' : 'Open and start'}
        </Button>
      </div>
    </form>
  );
}
