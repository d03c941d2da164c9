import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Hourglass, Pause } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readPack } from '../../../../data/contest-run/contest-packs';
import { readContest } from '../../../../data/copies/contests';
import { useEditorSettings } from '../../../../parts/editor-settings/editor-settings';
import { NotOnDevice } from '../../../../parts/local-copies/not-on-device';
import { useLastShown } from '../../../../parts/local-copies/use-last-shown';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { useFromLink } from '../../../../parts/use-from';
import { syncStatus } from '../../../../sync/network/sync-status';
import { pullContest } from '../../../../sync/pull/pull-contests';
import { isComing, isMissing } from '../../../../sync/pull/pull-result';
import { Section } from '../../../../ui/layout/section';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page';
import { usePageName } from '../../../../ui/page-name';
import { SkeletonLines } from '../../../../ui/skeleton';
import { Rendered } from '../../../../ui/text/rendered';
import { useMarkdown } from '../../../../ui/text/use-markdown';
import { hasFullscreen, leavesByEscape } from '../../proctor/fullscreen';
import { useContestRun } from '../contest-run-state';
import { messages } from '../messages';
import styles from '../run-screens.module.css';
import { introText, rejectionReason, runFacts } from './instruction-facts';
import { RejectedScreen } from './rejected-screen';
import { StartPanel } from './start-panel';

/** Delay until the end of a pause is noticed. */
const askEveryMs = 10_000;

/** CRUN-1 */
export function Instructions() {
  const { account, contestSlug } = useContestRun();
  const { network } = useSnapshot(syncStatus);
  const pack = useLiveQuery(
    async () => (await readPack(account, contestSlug)) ?? null,
    [account, contestSlug],
  );
  // The server's copy may be evicted; the pack's copy is not.
  const copy = useLiveQuery(
    async () => (await readContest(contestSlug)) ?? (await readPack(account, contestSlug))?.contest ?? null,
    [account, contestSlug],
  );
  const pull = usePull(`${contestSlug}:${network === 'offline'}`, () => pullContest(contestSlug));
  const contest = useLastShown(copy, {
    account,
    isIt: (contest) => contest.contestSlug === contestSlug,
    isGone: isMissing(pull.last),
  });
  const { vim: hasVim } = useEditorSettings();
  const texts = useMarkdown([contest?.eventRules ?? '']);
  const isPaused = contest?.pausedSince !== undefined;
  const fromLink = useFromLink();
  const { again } = pull;
  useEffect(() => {
    if (!isPaused) return;
    const timer = setInterval(again, askEveryMs);
    return () => clearInterval(timer);
  }, [isPaused, again]);
  usePageName(contest?.name);
  if (contest === null && !isComing(pull)) {
    return (
      <NotOnDevice
        what={messages.contestNamed(contestSlug)}
        isGone={isMissing(pull.last)}
        onFetch={pull.again}
      />
    );
  }
  if (!contest) {
    return (
      <Page title={messages.contest} narrow>
        <SkeletonLines count={9} />
      </Page>
    );
  }
  const rejection = rejectionReason(contest);
  if (rejection !== null) return <RejectedScreen contestSlug={contestSlug} message={rejection} />;
  const facts = runFacts(contest, {
    hasFullscreen: hasFullscreen(),
    leavesByEscape: leavesByEscape(),
    hasVim,
  });
  return (
    <Page
      title={contest.name}
      narrow
      above={
        <Link to="/contests/$contestSlug" params={{ contestSlug }} {...fromLink}>
          {messages.aboutContest}
        </Link>
      }
      intro={<p>{introText(contest)}</p>}
    >
      <StartNotice />
      {isPaused && (
        <div className={styles.paused} role="status">
          <Notice tone="accent" icon={<Pause aria-hidden />} title={messages.instructions.paused}>
            {messages.instructions.pausedNote}
          </Notice>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <FactPair key={name} name={name} text={text} />
        ))}
      </dl>
      {contest.eventRules.trim() !== '' && (
        <Section title={messages.instructions.rules}>
          {texts?.[0] ? <Rendered content={texts[0]} /> : <SkeletonLines count={3} />}
        </Section>
      )}
      <StartPanel contest={contest} pack={pack ?? null} />
    </Page>
  );
}

/** CRUN-4: why the last start failed, or why it is waiting. */
function StartNotice() {
  const { screen } = useSnapshot(useContestRun().state);
  if (screen.at !== 'instructions' || screen.notice === null) return null;
  const { notice, isStarting } = screen;
  if (!isStarting) return <Notice tone="alert" title={notice} />;
  return (
    <div role="status">
      <Notice tone="accent" icon={<Hourglass aria-hidden />} title={notice} />
    </div>
  );
}

function FactPair({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
