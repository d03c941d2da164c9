import { lazy } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { Language } from '../../../../contract/limits';
import type { RunClient } from '../../../../wasm/run-client';
import type { SubmissionRow } from '../../../data/work/submissions';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import { Tabs } from '../../../ui/tabs';
import type { Restore } from '../history/history-entry';
import { CustomInput } from '../run/custom-input';
import { RunResults } from '../run/run-results';
import type { CppRuntime } from '../run/use-cpp-runtime';
import type { Running } from '../run/use-running';
import styles from './results.module.css';
import type { Network } from './submission-words';

// Nobody has handed in anything before the page stands.
const VerdictPanel = lazy(() =>
  import('../verdict/verdict-panel').then((m) => ({ default: m.VerdictPanel })),
);
const EarlierWork = lazy(() => import('../history/earlier-work').then((m) => ({ default: m.EarlierWork })));

const tabs = [
  { id: 'samples', label: 'Samples' },
  { id: 'custom', label: 'Custom input' },
  { id: 'verdict', label: 'Verdict' },
  { id: 'history', label: 'Your submissions' },
] as const;
export type ResultsTab = (typeof tabs)[number]['id'];

interface ResultsPanelProps {
  tab: ResultsTab;
  onTab(tab: ResultsTab): void;
  problem: ProblemDetail;
  running: Running;
  network: Network;
  language: Language;
  client: RunClient | null;
  cpp: CppRuntime;
  customInput: string;
  onCustomInput(input: string): void;
  /** One's own submissions, newest first. */
  rows: SubmissionRow[] | undefined;
  contestSlug: string | undefined;
  onRestore: Restore;
  message: string;
}

/** What came of running here, and of handing in. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { tab, onTab, problem, running, network, language, client, cpp, customInput, onCustomInput } = props;
  const { rows, contestSlug, message, onRestore } = props;
  const { state, judge, ...run } = running;
  return (
    <Tabs label="Results" tabs={tabs} active={tab} onChoose={onTab} panelClassName={styles.results}>
      {tab === 'custom' && (
        <CustomInput value={customInput} onChange={onCustomInput} sample={problem.samples[0]?.input} />
      )}
      {(tab === 'custom' || tab === 'samples') && (
        <RunResults
          problem={problem}
          language={language}
          client={client}
          cpp={cpp}
          network={network}
          isCustom={tab === 'custom'}
          run={state}
          shown={run.shown}
          isOlder={run.isOlder}
          runsOnJudge={run.runsOnJudge}
          judgeRow={run.judgeRow}
          judgeError={judge.lastError}
          onForget={judge.cancel}
        />
      )}
      {tab === 'verdict' && (
        <WhenAppStored key="verdict">
          <VerdictPanel row={rows?.[0]} message={message} />
        </WhenAppStored>
      )}
      {tab === 'history' && (
        <WhenAppStored key="history">
          <EarlierWork
            problemID={problem.id}
            language={language}
            contestSlug={contestSlug}
            offline={network === 'offline'}
            rows={rows}
            onRestore={onRestore}
          />
        </WhenAppStored>
      )}
    </Tabs>
  );
}
