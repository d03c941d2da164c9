import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleQuestionMark, CloudOff, Hourglass } from 'lucide-react';
import { locale } from '../../lib/translation';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './join.module.css';
import type { JoinState } from './join-state';
import { messages } from './messages';

const texts = messages.state;

/** What the last test found, read out when it changes. */
export function JoinStatus({ state, origin }: { state: JoinState | undefined; origin: string | undefined }) {
  return (
    <div role="status" className={styles.status}>
      <StatusNotice state={state} origin={origin} />
    </div>
  );
}

function StatusNotice({ state, origin }: { state: JoinState | undefined; origin: string | undefined }) {
  switch (state?.type) {
    case undefined:
    case 'off':
      return <Notice icon={<CircleQuestionMark aria-hidden />}>{texts.testing}</Notice>;
    case 'unreachable':
      return (
        <Notice tone="accent" icon={<CloudOff aria-hidden />} title={texts.unreachable}>
          {texts.unreachableText}
        </Notice>
      );
    case 'untrusted':
      return (
        <Notice tone="accent" icon={<CircleQuestionMark aria-hidden />} title={texts.untrusted}>
          {texts.untrustedText}
        </Notice>
      );
    case 'wrongClock':
      return (
        <Notice tone="accent" icon={<Hourglass aria-hidden />} title={texts.wrongClock}>
          {texts.wrongClockText(new Date(state.serverTime).toLocaleString(locale))}
        </Notice>
      );
    case 'joined':
      return (
        <Notice tone="safe" icon={<CircleCheck aria-hidden />} title={texts.joined}>
          {texts.joinedText}
        </Notice>
      );
    case 'workWaits':
      return (
        <Notice
          tone="accent"
          icon={<CircleCheck aria-hidden />}
          title={texts.workWaits}
          actions={
            <>
              <Link to="/offline" className={buttonClass('primary')}>
                {texts.offlineUse}
              </Link>
              <a href={origin} className={buttonClass('plain')}>
                {texts.openAnyway}
              </a>
            </>
          }
        >
          {state.entries > 0 && <p>{texts.entries(state.entries)}</p>}
          {state.drafts > 0 && <p>{texts.drafts(state.drafts)}</p>}
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
