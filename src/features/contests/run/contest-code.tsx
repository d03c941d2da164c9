import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import { session } from '../../../auth/session';
import { finishRun, noteSetBack } from '../../../data/contest-run/contest-run-events';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { askToSignIn } from '../../../parts/sign-in-request';
import { momentNow } from '../../../sync/clock/run-moment';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { leaveFullscreen } from '../proctor/fullscreen';
import { useProctor } from '../proctor/use-proctor';
import { useStay } from '../proctor/use-stay';
import { AwayCover } from './away-cover';
import { FinishDialog } from './finish-dialog';
import { RunBar } from './run-bar';
import styles from './run-screens.module.css';
import { SeenList } from './seen-list';
import { useBlockedActions } from './use-blocked-actions';
import { useMarks } from './use-marks';

/** What the page's composer shows for a problem of the run: code or question. */
export interface ProblemPlace {
  account: string;
  contestSlug: string;
  problem: ProblemDetail & { fetchedAt: number };
  /** RUN-7: whether a run is on. */
  onRunning(isOn: boolean): void;
}

interface ContestCodeProps {
  run: ContestRunRow;
  problems: readonly (ProblemDetail & { fetchedAt: number })[];
  /** Id from the address; another than the run's problems: the first one is shown. */
  problemID: string | undefined;
  renderProblem(place: ProblemPlace): ReactNode;
  /** In the bar beside the clock. */
  inBar?: ReactNode;
}

/** The run itself: the bar, the problem, and what watches over it. */
export function ContestCode({ run, problems, problemID, renderProblem, inBar }: ContestCodeProps) {
  const { account, contestSlug, contest, absence, warnings, maxWarnings, pausedSince, pauseToldAtMs } = run;
  const { current } = useSnapshot(session);
  const [isLocked, setLocked] = useState(false);
  const [open, setOpen] = useState<'finish' | 'warnings' | null>(null);
  const marks = useMarks(run, problems);
  const watching = { isAway: absence !== undefined, pausedSince, pauseToldAtMs };
  useProctor(run, contest.enableProctored, watching);
  useStay(contest.enableProctored);
  useEffect(() => {
    const at = momentNow();
    if (!at.isDoubtful) return;
    noteSetBack({ account, contestSlug }, at).catch((error) =>
      console.warn('A clock that was set back was not noted', error),
    );
  }, [account, contestSlug]);
  useBlockedActions(run, contest.enableProctored);
  const shown = problems.find(({ id }) => id === problemID) ?? problems[0];
  const finish = async () => {
    await finishRun({ account, contestSlug }, momentNow());
    await leaveFullscreen();
  };
  return (
    <div className={styles.run}>
      <RunBar
        run={run}
        problems={problems}
        marks={marks}
        shown={shown?.id}
        isLocked={isLocked}
        onFinish={() => setOpen('finish')}
        onWarnings={() => setOpen('warnings')}
        more={inBar}
      />
      {current.state === 'signedIn' && current.signInNeeded && (
        <p className={styles.note}>
          The server has ended your session. What you submit waits on this device until you sign in again.{' '}
          <Button small onClick={askToSignIn}>
            Sign in again
          </Button>
          .
        </p>
      )}
      {shown && renderProblem({ account, contestSlug, problem: shown, onRunning: setLocked })}
      {open === 'finish' && marks && (
        <FinishDialog marks={marks} onFinish={finish} onClose={() => setOpen(null)} />
      )}
      {open === 'warnings' && (
        <Dialog title="Warnings" onClose={() => setOpen(null)}>
          <SeenList place={run} />
        </Dialog>
      )}
      {contest.enableProctored && absence && !isPauseCurrent(run, momentNow().serverMs) && (
        <AwayCover absence={absence} warnings={warnings} maxWarnings={maxWarnings} />
      )}
    </div>
  );
}
