import type { ProblemDetail } from '../../../contract/entities/problem';
import type { Language } from '../../../contract/limits';
import type { SubmissionRow } from '../../data/submissions';
import { Tabs } from '../../ui/tabs';
import { CustomInput } from './custom-input';
import styles from './results.module.css';
import { RunResults } from './run-results';
import type { SolveState } from './solve-machine';
import { SubmissionHistory } from './submission-history';
import { VerdictPanel } from './verdict-panel';

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
  run: SolveState;
  language: Language;
  customInput: string;
  onCustomInput(input: string): void;
  /** One's own submissions, newest first. */
  rows: SubmissionRow[] | undefined;
  onRestore(code: string, language: Language): void;
  message: string;
}

/** What came of running here, and of handing in. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { tab, onTab, problem, run, language, customInput, onCustomInput, rows, message, onRestore } = props;
  return (
    <Tabs label="Results" tabs={tabs} active={tab} onChoose={onTab} panelClassName={styles.results}>
      {tab === 'custom' && (
        <CustomInput value={customInput} onChange={onCustomInput} sample={problem.samples[0]?.input} />
      )}
      {(tab === 'custom' || tab === 'samples') && (
        <RunResults
          run={run}
          language={language}
          isCustom={tab === 'custom'}
          sampleCount={problem.samples.length}
        />
      )}
      {tab === 'verdict' && <VerdictPanel row={rows?.[0]} message={message} />}
      {tab === 'history' && <SubmissionHistory rows={rows} onRestore={onRestore} />}
    </Tabs>
  );
}
