import { useEffect, useMemo, useState } from 'react';
import { contestClock } from '../../../../contract/rules/contest/contest-clock';
import { type ContestPreview, readPreview } from '../../../parts/authoring/contest-preview';
import { BackLink } from '../../../ui/back-link';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { joinButton, mainButton } from './contest-button';
import { ContestFacts } from './contest-facts';
import { ContestLayout } from './contest-layout';
import { ContestNotes } from './contest-notes';
import styles from './contest-page.module.css';
import { ContestTimesPanel } from './contest-times-panel';
import { messages } from './messages';
import { TippedButton } from './tipped-button';
import { useDraftPictures } from './use-draft-pictures';
import { usePhase } from './use-phase';

interface PreviewPageProps {
  data: string | undefined;
  /** The local draft with the images (D-13). */
  draft: string | undefined;
  from: string | undefined;
}

/** NAV-11, CPRE-1 … CPRE-5: a preview built from the address alone. */
export function PreviewPage({ data, draft, from }: PreviewPageProps) {
  const [contest, setContest] = useState<ContestPreview | null>(null);
  useEffect(() => {
    let current = true;
    void readPreview(data).then((read) => current && setContest(read));
    return () => {
      current = false;
    };
  }, [data]);
  const pictures = useDraftPictures(draft);
  usePageName(contest?.name || undefined);
  const above = <BackLink from={from} fallback="/contests" label={messages.contests} />;
  return (
    <>
      <p className={styles.ribbon} role="note">
        {messages.preview.ribbon}
      </p>
      {contest ? (
        <ContestLayout
          contest={{ ...contest, ...pictures, name: contest.name || messages.preview.title }}
          above={above}
          panel={<Panel contest={contest} />}
        />
      ) : (
        <Page title={messages.preview.title} above={above} />
      )}
    </>
  );
}

/** CPRE-4: as on the contest's page, with all controls disabled. */
function Panel({ contest }: { contest: ContestPreview }) {
  const clock = useMemo(() => contestClock(contest), [contest]);
  const phase = usePhase(clock);
  const facts = { phase, isSignedIn: true, registration: 'none', exclusion: null, isRunOpen: false } as const;
  const join = joinButton(facts);
  return (
    <>
      {!Number.isNaN(clock.startMs) && <ContestTimesPanel clock={clock} phase={phase} />}
      <div className={styles.buttons}>
        {join && <TippedButton label={join.label} tooltip={join.tooltip} />}
        <TippedButton label={mainButton(facts).label} tooltip={null} look="primary" />
      </div>
      <ContestFacts contest={contest} />
      <ContestNotes contest={contest} phase={phase} hasEnd={clock.endMs !== null} />
      <div className={styles.buttons}>
        <TippedButton label={messages.leaderboard} tooltip={null} />
      </div>
    </>
  );
}
