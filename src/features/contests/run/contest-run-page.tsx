import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { resumeRun } from '../../../data/contest-run/contest-runs';
import { SignInLink } from '../../../parts/sign-in-link';
import { startContest } from '../../../sync/contest-run/start-contest';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { enterFullscreen } from '../proctor/fullscreen';
import { ContestCode, type ProblemPlace } from './contest-code';
import { ContestRunContext, useContestRun } from './contest-run-state';
import { EndScreen } from './end-screen';
import { endedWords } from './ended-words';
import { Instructions } from './instructions';
import { RejectedScreen } from './rejected-screen';
import { SentLine } from './sent-line';
import { useFollowRun } from './use-follow-run';
import { useKeepRunFresh } from './use-keep-run-fresh';

interface ContestRunPageProps {
  contestSlug: string;
  problemID: string | undefined;
  renderProblem(place: ProblemPlace): ReactNode;
  inBar?: ReactNode;
  /** For a virtual run: its contest, and the views before and after it. */
  virtual?: { contestSlug: string; start: ReactNode; result: ReactNode } | undefined;
}

/** NAV-9, SOLVE-17 */
export function ContestRunPage(props: ContestRunPageProps) {
  const contestRun = useFollowRun(props.contestSlug);
  useKeepRunFresh(contestRun);
  usePageName(contestRun.run?.contest.name);
  return (
    <ContestRunContext value={contestRun}>
      <CurrentScreen {...props} />
    </ContestRunContext>
  );
}

function CurrentScreen({ contestSlug, problemID, renderProblem, inBar, virtual }: ContestRunPageProps) {
  const { state, account, run, problems } = useContestRun();
  const { screen } = useSnapshot(state);
  const over = { contestSlug: virtual?.contestSlug ?? contestSlug };

  const resume = async () => {
    // First, because the browser allows it only in response to the press.
    await enterFullscreen();
    await resumeRun(account, contestSlug);
  };

  switch (screen.at) {
    case 'loading':
      return <Loading />;
    case 'out':
      return (
        <Page title="You are not logged in." narrow>
          <p>
            <SignInLink look="button">Sign in</SignInLink>
          </p>
        </Page>
      );
    case 'rejected':
      return <RejectedScreen contestSlug={contestSlug} message={screen.message} />;
    case 'instructions':
      if (virtual) return virtual.start;
      return <Instructions />;
    case 'code':
      if (!run || problems.length === 0) return <Loading />;
      return <ContestCode problemID={problemID} renderProblem={renderProblem} inBar={inBar} />;
    case 'loggedout':
      return (
        <Page title="You have logged out" narrow>
          <p>Your run goes on by its clock, and what you wrote is on this device. Sign in to go on.</p>
          <p>
            <SignInLink look="button">Sign in</SignInLink>
          </p>
        </Page>
      );
    case 'ended':
      return (
        <EndScreen title={virtual ? 'Your virtual run is over' : 'Contest has ended.'} {...over}>
          {virtual?.result}
          <p>{endedWords(virtual ? null : (run?.lateSyncMinutes ?? 0))}</p>
        </EndScreen>
      );
    case 'finished':
      return (
        <EndScreen title="You have finished" {...over}>
          {virtual?.result}
          <SentLine account={account} />
        </EndScreen>
      );
    case 'blocked':
      return (
        <EndScreen title="You are blocked from this contest" {...over}>
          <p>
            The organiser has blocked you: nothing that you submit counts now. What you wrote is kept on this
            device. If the organiser unblocks you, this page continues automatically.
          </p>
        </EndScreen>
      );
    case 'reinstated':
      return (
        <Page title="You can continue" narrow>
          <p>
            The organiser lets you continue. Press Continue contest when you are ready: only then are full
            screen and focus watched again. Your time is already running.
          </p>
          <p>
            <Button look="primary" onClick={() => void resume()}>
              Continue contest
            </Button>
          </p>
        </Page>
      );
    case 'malpractice':
      return (
        <EndScreen
          title="Your run was ended"
          {...over}
          actions={
            <>
              <LookAgain />
              {inBar}
            </>
          }
        >
          <p>{screen.cause}</p>
          <p>
            What you wrote is kept. If this was a mistake, write to the organiser under Messages. If they undo
            it, this page offers to continue with the time you had left.
          </p>
        </EndScreen>
      );
    default:
      return screen satisfies never;
  }
}

function Loading() {
  return (
    <Page title="Contest" narrow>
      <SkeletonLines count={9} />
    </Page>
  );
}

function LookAgain() {
  const { account, contestSlug } = useContestRun();
  const look = async () => {
    const outcome = await startContest(account, contestSlug);
    if (outcome.type !== 'started') void showToast(outcome.message, { tone: 'alert' });
  };
  return <Button onClick={() => void look()}>Check again</Button>;
}
