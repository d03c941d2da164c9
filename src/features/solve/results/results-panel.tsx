import { lazy, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import { Tabs } from '../../../ui/layout/tabs';
import { messages } from '../messages';
import { CustomInput } from '../run/custom-input';
import { RunResults } from '../run/run-results';
import { type ResultsTab, useSolve } from '../screen-state';
import styles from './results.module.css';
import { useSubmissionText } from './use-submission-message';

// No submission can exist before the page has loaded.
const VerdictPanel = lazy(() =>
  import('../verdict/verdict-panel').then((m) => ({ default: m.VerdictPanel })),
);
const EarlierWork = lazy(() => import('../history/earlier-work').then((m) => ({ default: m.EarlierWork })));

const tabs = [
  { id: 'samples', label: messages.results.samples },
  { id: 'custom', label: messages.results.customInput },
  { id: 'verdict', label: messages.results.verdict },
  { id: 'history', label: messages.results.submissions },
] as const;
interface ResultsPanelProps {
  comments: ReactNode;
  wayOn: ReactNode;
}

/** Until the panel has loaded, or if it is lost without a network: what happened to the submission. */
function SubmissionLine() {
  return <p className={styles.quiet}>{useSubmissionText()}</p>;
}

export function ResultsPanel({ comments, wayOn }: ResultsPanelProps) {
  const { state } = useSolve();
  const { tab } = useSnapshot(state);
  const choose = (chosen: ResultsTab) => {
    state.tab = chosen;
  };
  return (
    <Tabs
      label={messages.page.results}
      tabs={tabs}
      active={tab}
      onChoose={choose}
      panelClassName={styles.results}
    >
      {tab === 'custom' && <CustomInput />}
      {(tab === 'custom' || tab === 'samples') && <RunResults />}
      {tab === 'verdict' && (
        <WhenAppStored key="verdict" fallback={<SubmissionLine />} lost={<SubmissionLine />}>
          <VerdictPanel wayOn={wayOn} />
        </WhenAppStored>
      )}
      {tab === 'history' && (
        <WhenAppStored key="history">
          <EarlierWork comments={comments} />
        </WhenAppStored>
      )}
    </Tabs>
  );
}
