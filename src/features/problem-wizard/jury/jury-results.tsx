import { ListChecks, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../contract/limits';
import { isFinal } from '../../../../contract/rules/judging/submission-status';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { failureText } from '../../../lib/failure-text';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { TextBlock } from '../../../ui/text/text-block';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import own from './jury.module.css';
import { type JuryState, juryData, juryStateOf, outcomeOf } from './jury-state';
import { type JuryRow, JuryTable } from './jury-table';
import { messages } from './messages';
import { differenceOf, ownSolutions, runOnDevice, runOnJudge } from './run-jury';
import { TimeLimitPanel } from './time-limit-panel';

interface JuryResultsProps {
  wizard: ProblemWizard;
  form: ProblemForm;
  /** Opens the solution. */
  onChoose(key: string): void;
}

export function JuryResults({ wizard, form, onChoose }: JuryResultsProps) {
  const state = juryStateOf(wizard);
  const { progress, failure, ...rest } = useSnapshot(state) as JuryState;
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const rows = rowsOf(form, rest);
  const start = () => {
    const controller = new AbortController();
    abort.current = controller;
    const newest = wizard.current();
    const run = isOffline ? runOnDevice : runOnJudge;
    run(state, newest, ownSolutions(newest), controller.signal).catch((error: unknown) => {
      state.failure = failureText(error);
    });
  };
  const missing = languages.filter(
    (language) => !canRunInBrowser(language) && form.solutions.some((one) => one.language === language),
  );
  return (
    <div className={own.results}>
      <h3>{messages.results}</h3>
      {isOffline && (
        <p className={styles.note}>
          {messages.offline} {missing.length > 0 && messages.offlineLanguages(missing)}
        </p>
      )}
      <div className={styles.tools}>
        <Button
          look="primary"
          icon={<ListChecks aria-hidden />}
          disabled={progress !== null || ownSolutions(form).length === 0}
          onClick={start}
        >
          {isOffline ? messages.runAllHere : messages.runAll}
        </Button>
        {progress && (
          <Button icon={<Square aria-hidden />} look="danger" onClick={() => abort.current?.abort()}>
            {messages.cancel}
          </Button>
        )}
        <p role="status" className={failure ? styles.problem : styles.note}>
          {progress ? messages.running(progress.done, progress.total) : (failure ?? totalText(rows))}
        </p>
      </div>
      <JuryTable rows={rows} form={form} onChoose={onChoose} />
      {rows.map(({ solution, outcome }) => {
        const log = outcome?.run.checkerLog ?? outcome?.run.result?.log;
        return log && <TextBlock key={solution.key} title={messages.log(solution.name)} text={log} />;
      })}
      <TimeLimitPanel wizard={wizard} form={form} rows={rows} />
    </div>
  );
}

function rowsOf(form: ProblemForm, state: Pick<JuryState, 'outcomes'>): JuryRow[] {
  const data = juryData(form);
  return form.solutions.map((solution) => {
    const outcome = outcomeOf(state, solution, data);
    const isOld = outcome === undefined && state.outcomes[solution.key] !== undefined;
    return { solution, outcome, isOld, difference: differenceOf(solution, outcome, form, messages) };
  });
}

function totalText(rows: readonly JuryRow[]): string {
  const done = rows.filter(({ outcome }) => outcome?.place === 'judge' && isFinal(outcome.run.status));
  const differing = rows.filter(({ difference }) => difference !== null).length;
  if (differing > 0) return messages.someDiffer(differing);
  return done.length === rows.length ? messages.allAsExpected(rows.length) : '';
}
