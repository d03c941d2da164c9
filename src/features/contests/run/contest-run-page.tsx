import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { type ContestRunRow, resumeRun } from '../../../data/contest-run/contest-runs';
import { notice } from '../../../lib/translation';
import { SignInLink } from '../../../parts/sign-in-link';
import { startContest } from '../../../sync/contest-run/start-contest';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { useScreenChange } from '../../../ui/screens/use-screen-change';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { enterFullscreen } from '../proctor/fullscreen';
import { ContestCode, type ProblemPlace } from './contest-code';
import { ContestRunContext, useContestRun } from './contest-run-state';
import { EndScreen } from './end/end-screen';
import { SentLine } from './end/sent-line';
import { messages } from './messages';
import { Instructions } from './start/instructions';
import { RejectedScreen } from './start/rejected-screen';
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
  const { at } = useSnapshot(contestRun.state).screen;
  const shownID = props.problemID ?? contestRun.problems[0]?.id;
  const screens: Partial<Record<typeof at, string | undefined>> = { loading: undefined, code: shownID };
  useScreenChange(at in screens ? screens[at] : at);
  return (
    <ContestRunContext value={contestRun}>
      <CurrentScreen {...props} />
    </ContestRunContext>
  );
}

function CurrentScreen({ contestSlug, problemID, renderProblem, inBar, virtual }: ContestRunPageProps) {
  const { state, account, run, problems } = useContestRun();
  const { screen } = useSnapshot(state);
  const endProps = { contestSlug: virtual?.contestSlug ?? contestSlug };

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
        <Page title={messages.signedOut.title} narrow>
          <p>
            <SignInLink look="button">{messages.signIn}</SignInLink>
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
        <Page title={messages.loggedOut.title} narrow>
          <p>{messages.loggedOut.note}</p>
          <p>
            <SignInLink look="button">{messages.signIn}</SignInLink>
          </p>
        </Page>
      );
    case 'ended':
      return (
        <EndScreen title={virtual ? messages.ended.virtualTitle : messages.contestHasEnded} {...endProps}>
          {virtual?.result}
          <p>{messages.ended.note(virtual ? null : (run?.lateSyncMinutes ?? 0))}</p>
          {!virtual && <SentLine account={account} contestSlug={contestSlug} untilMs={countsUntilMs(run)} />}
        </EndScreen>
      );
    case 'finished':
      return (
        <EndScreen title={messages.finished.title} {...endProps}>
          {virtual?.result}
          <SentLine
            account={account}
            contestSlug={contestSlug}
            untilMs={virtual ? null : countsUntilMs(run)}
          />
        </EndScreen>
      );
    case 'blocked':
      return (
        <EndScreen title={messages.blocked.title} {...endProps}>
          <p>{messages.blocked.note}</p>
        </EndScreen>
      );
    case 'reinstated':
      return (
        <Page title={messages.reinstated.title} narrow>
          <p>{messages.reinstated.note}</p>
          <p>
            <Button look="primary" onClick={() => void resume()}>
              {messages.continueContest}
            </Button>
          </p>
        </Page>
      );
    case 'malpractice':
      return (
        <EndScreen
          title={messages.disqualified.title}
          {...endProps}
          actions={
            <>
              <CheckAgain />
              {inBar}
            </>
          }
        >
          <p>{notice(screen.cause)}</p>
          <p>{messages.disqualified.note}</p>
        </EndScreen>
      );
    default:
      return screen satisfies never;
  }
}

/** As on the server: from the earlier of finish and deadline. */
function countsUntilMs(run: ContestRunRow | null | undefined): number | null {
  if (!run) return null;
  const { end, deadlineAtMs, lateSyncMinutes } = run;
  const lastMs = Math.min(end?.atMs ?? Number.POSITIVE_INFINITY, deadlineAtMs ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(lastMs) ? lastMs + lateSyncMinutes * 60_000 : null;
}

function Loading() {
  return (
    <Page title={messages.contest} narrow>
      <SkeletonLines count={9} />
    </Page>
  );
}

function CheckAgain() {
  const { account, contestSlug } = useContestRun();
  const check = async () => {
    const outcome = await startContest(account, contestSlug);
    if (outcome.type !== 'started') void showToast(outcome.message, { tone: 'alert' });
  };
  return <Button onClick={() => void check()}>{messages.disqualified.checkAgain}</Button>;
}
