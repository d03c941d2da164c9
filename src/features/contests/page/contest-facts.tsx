import {
  type ContestSchedule,
  contestClock,
  contestEndMs,
} from '../../../../contract/rules/contest/contest-clock';
import type { EmailRestriction } from '../../../../contract/rules/contest/eligibility';
import styles from './contest-page.module.css';
import { contestMoment, durationWords, freezeWords, lateSyncWords } from './contest-times';

export interface ContestFactsInput extends ContestSchedule {
  enableProctored: boolean;
  passwordProtected: boolean;
  emailRestriction: EmailRestriction;
  /** Unknown in a preview from an older wizard. */
  public?: boolean;
  questionCount: number;
  /** Minutes. */
  lateSyncMinutes: number;
  freezeMinutes: number;
  participants?: number;
  version?: number;
}

const openTo: Record<EmailRestriction, string> = {
  all: 'Everybody',
  domain: 'E-mails of certain domains',
  emails: 'Certain e-mails',
};

function openToWords({ emailRestriction, ...contest }: ContestFactsInput): string {
  if (emailRestriction === 'all' && contest.public === false) return 'Everybody with the link';
  return openTo[emailRestriction];
}

/** CDET-6 … CDET-8, and other facts for the decision to register. */
export function ContestFacts({ contest }: { contest: ContestFactsInput }) {
  const clock = contestClock(contest);
  const endMs = contestEndMs(clock);
  const facts: [string, string][] = [
    ['Starts', Number.isNaN(clock.startMs) ? 'Not set' : contestMoment(clock.startMs)],
    ['Ends', endMs === null ? 'Never' : contestMoment(endMs)],
    ['Duration', durationWords(contest, endMs === null ? null : endMs - clock.startMs)],
    ['Proctored Mode', contest.enableProctored ? 'Yes' : 'No'],
    ['Questions', String(contest.questionCount)],
    ['Open to', openToWords(contest)],
  ];
  // An open-ended contest has no late sync and no leaderboard freeze.
  if (endMs !== null && contest.lateSyncMinutes > 0) {
    facts.push(['Late submissions', lateSyncWords(contest.lateSyncMinutes)]);
  }
  if (endMs !== null && contest.freezeMinutes > 0) {
    facts.push(['Leaderboard', freezeWords(contest.freezeMinutes)]);
  }
  if (contest.passwordProtected) facts.push(['Password', 'Needed to register']);
  if (contest.participants !== undefined) {
    facts.push(['Participants', contest.participants.toLocaleString('en')]);
  }
  if (contest.version !== undefined) facts.push(['Version', String(contest.version)]);
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
