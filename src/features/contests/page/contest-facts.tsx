import {
  type ContestSchedule,
  contestClock,
  contestEndMs,
} from '../../../../contract/rules/contest/contest-clock';
import type { ScoringKind } from '../../../../contract/rules/contest/contest-score';
import type { EmailRestriction } from '../../../../contract/rules/contest/eligibility';
import { locale } from '../../../lib/translation';
import { messages as scoringMessages } from '../../../parts/scoring/messages';
import styles from './contest-page.module.css';
import { contestMoment, durationText } from './contest-times';
import { messages } from './messages';

export interface ContestFactsInput extends ContestSchedule {
  enableProctored: boolean;
  passwordProtected: boolean;
  emailRestriction: EmailRestriction;
  /** Unknown in a preview from an older wizard. */
  public?: boolean;
  questionCount: number;
  /** Absent in copies of older servers. */
  scoring?: ScoringKind | undefined;
  /** Minutes. */
  lateSyncMinutes: number;
  freezeMinutes: number;
  participants?: number;
  version?: number;
}

const texts = messages.facts;

const openTo: Record<EmailRestriction, string> = {
  all: texts.everyone,
  domain: texts.certainDomains,
  emails: texts.certainEmails,
};

function openToText({ emailRestriction, ...contest }: ContestFactsInput): string {
  if (emailRestriction === 'all' && contest.public === false) return texts.everyoneWithLink;
  return openTo[emailRestriction];
}

/** CDET-6 … CDET-8, and other facts for the decision to register. */
export function ContestFacts({ contest }: { contest: ContestFactsInput }) {
  const clock = contestClock(contest);
  const endMs = contestEndMs(clock);
  const facts: [string, string][] = [
    [texts.starts, Number.isNaN(clock.startMs) ? texts.notSet : contestMoment(clock.startMs)],
    [texts.ends, endMs === null ? texts.never : contestMoment(endMs)],
    [texts.duration, durationText(contest, endMs === null ? null : endMs - clock.startMs)],
    [texts.proctoredMode, contest.enableProctored ? texts.yes : texts.no],
    [texts.questions, String(contest.questionCount)],
    [texts.scoring, scoringMessages.names[contest.scoring ?? 'points']],
    [texts.openTo, openToText(contest)],
  ];
  // An open-ended contest has no late sync and no leaderboard freeze.
  if (endMs !== null && contest.lateSyncMinutes > 0) {
    facts.push([texts.lateSubmissions, texts.acceptedAfterEnd(contest.lateSyncMinutes)]);
  }
  if (endMs !== null && contest.freezeMinutes > 0) {
    facts.push([texts.leaderboard, texts.frozen(contest.freezeMinutes)]);
  }
  if (contest.passwordProtected) facts.push([texts.password, texts.neededToRegister]);
  if (contest.participants !== undefined) {
    facts.push([texts.participants, contest.participants.toLocaleString(locale)]);
  }
  if (contest.version !== undefined) facts.push([texts.version, String(contest.version)]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
