import { type ReactNode, useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import { session } from '../../../auth/session';
import { noteSetBack } from '../../../data/contest-run/contest-run-events';
import { VimAllowed } from '../../../parts/editor-settings/editor-settings';
import { askToSignIn } from '../../../parts/sign-in-request';
import { momentNow } from '../../../sync/clock/run-moment';
import { startContest } from '../../../sync/contest-run/start-contest';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { CopyingAllowed } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { showToast } from '../../../ui/toast';
import { enterFullscreen, hasFullscreen, leaveFullscreen, leavesByEscape } from '../proctor/fullscreen';
import { useNavigationBlock } from '../proctor/use-navigation-block';
import { useProctor } from '../proctor/use-proctor';
import { AwayCover } from './away-cover';
import { useContestRun, useRunRow } from './contest-run-state';
import { ProctorEventList } from './end/proctor-event-list';
import { FinishDialog } from './finish-dialog';
import { messages } from './messages';
import { RunBar } from './run-bar';
import styles from './run-screens.module.css';
import { useBlockedActions } from './use-blocked-actions';

export interface ProblemPlace {
  account: string;
  contestSlug: string;
  problem: ProblemDetail & { fetchedAt: number };
  /** RUN-7 */
  onRunning(isOn: boolean): void;
  /** Readable, and what was typed stays: submissions from two devices would be held. */
  isReadOnly: boolean;
}

interface ContestCodeProps {
  /** From the address; the first problem is shown for an unknown one. */
  problemID: string | undefined;
  renderProblem(place: ProblemPlace): ReactNode;
  inBar?: ReactNode;
}

export function ContestCode({ problemID, renderProblem, inBar }: ContestCodeProps) {
  const { state, problems } = useContestRun();
  const run = useRunRow();
  const { account, contestSlug, contest, absence, warnings, maxWarnings, pausedSince, pauseToldAtMs } = run;
  const { current } = useSnapshot(session);
  const setLocked = useCallback(
    (isOn: boolean) => {
      state.isLocked = isOn;
    },
    [state],
  );
  const isReadOnly = run.isElsewhere === true;
  const isAway = absence !== undefined;
  useProctor(run, contest.enableProctored, { isAway, pausedSince, pauseToldAtMs, isElsewhere: isReadOnly });
  useNavigationBlock(contest.enableProctored && !isReadOnly);
  useEffect(() => {
    const at = momentNow();
    if (!at.isDoubtful) return;
    noteSetBack({ account, contestSlug }, at).catch((error) =>
      console.warn('Could not store that the clock was set back', error),
    );
  }, [account, contestSlug]);
  useBlockedActions(run, contest.enableProctored);
  const continueHere = async () => {
    // Before any await: the browser allows it only in response to the press.
    if (contest.enableProctored) await enterFullscreen();
    const watch = hasFullscreen() ? 'fullscreen' : 'focus';
    const outcome = await startContest(account, contestSlug, { takeOver: true, watch });
    if (outcome.type === 'started') return;
    await leaveFullscreen();
    void showToast(outcome.message, { tone: 'alert' });
  };
  const problem = problems.find(({ id }) => id === problemID) ?? problems[0];
  return (
    <div className={styles.run}>
      <RunBar currentID={problem?.id} more={inBar} />
      {current.state === 'signedIn' && current.signInNeeded && (
        <p className={styles.note}>
          {messages.bar.sessionEnded}{' '}
          <Button small onClick={askToSignIn}>
            {messages.bar.signInAgain}
          </Button>
        </p>
      )}
      {isReadOnly && (
        <div className={classNames(styles.note, styles.elsewhere)}>
          <span role="status">{messages.elsewhere.note(contest.enableProctored)}</span>
          <Button small onClick={() => void continueHere()}>
            {messages.elsewhere.continueHere}
          </Button>
        </div>
      )}
      <Restricted isProctored={contest.enableProctored}>
        {problem && renderProblem({ account, contestSlug, problem, onRunning: setLocked, isReadOnly })}
      </Restricted>
      <OpenDialog />
      {contest.enableProctored && absence && !isReadOnly && !isPauseCurrent(run, momentNow().serverMs) && (
        <AwayCover
          {...{ absence, warnings, maxWarnings }}
          awayMs={run.awayMs ?? 0}
          warningSeconds={run.warningSeconds ?? 0}
        />
      )}
    </div>
  );
}

/** What a proctored run switches off. */
function Restricted({ isProctored, children }: { isProctored: boolean; children: ReactNode }) {
  return (
    <CopyingAllowed value={!isProctored}>
      <VimAllowed value={!(isProctored && leavesByEscape())}>{children}</VimAllowed>
    </CopyingAllowed>
  );
}

function OpenDialog() {
  const { state } = useContestRun();
  const { dialog } = useSnapshot(state);
  const run = useRunRow();
  const close = () => {
    state.dialog = null;
  };
  if (dialog === 'finish') return <FinishDialog onClose={close} />;
  if (dialog === null) return null;
  return (
    <Dialog title={messages.bar.warnings} onClose={close}>
      <div className={styles.events}>
        <ProctorEventList place={run} />
      </div>
    </Dialog>
  );
}
