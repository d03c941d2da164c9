import type { ContestRow } from '../contest-row';
import { differenceOf } from '../packs/pack-corrections';

type Described = Pick<
  ContestRow,
  | 'name'
  | 'tags'
  | 'org_name'
  | 'start_time'
  | 'end_time'
  | 'duration_minutes'
  | 'max_questions'
  | 'randomize_questions'
  | 'proctored'
  | 'max_warnings'
  | 'warning_seconds'
  | 'late_sync_minutes'
  | 'freeze_minutes'
  | 'scoring'
  | 'penalty_minutes'
  | 'password_hash'
  | 'email_restriction'
  | 'allowed_emails'
  | 'email_domains'
  | 'public'
  | 'practice_open'
  | 'image_url'
  | 'logo_url'
  | 'description'
  | 'event_rules'
  | 'event_prizes'
  | 'event_faq'
  | 'event_terms'
  | 'event_privacy'
> & { readonly problemCount: number };

/** The contest's page has the full text. */
const linesMax = 30;

/**
 * One difference per line, for participants. Omits problem ids and lists of emails and domains (D-13, D-43). Times in
 * UTC, because readers live in different time zones.
 */
export function describeChanges(before: Described, now: Described, areProblemsNew: boolean): string {
  const lines: string[] = [];
  const tell = (name: string, word: (contest: Described) => string) => {
    const [old, current] = [word(before), word(now)];
    if (old !== current) lines.push(`${name}: ${old} → ${current}`);
  };
  tell('Name', ({ name }) => `“${name}”`);
  tell('Organization', ({ org_name }) => org_name || 'none');
  tell('Starts', ({ start_time }) => momentText(start_time));
  tell('Ends', ({ end_time }) => (end_time ? momentText(end_time) : 'never'));
  tell('Duration', ({ duration_minutes: minutes }) =>
    minutes === null ? 'not timed' : `${minutes} minutes`,
  );
  tell('Questions', ({ max_questions, problemCount }) => String(Math.min(max_questions, problemCount)));
  if (areProblemsNew) lines.push('The problems, their order or their points changed.');
  tell('Scoring', ({ scoring }) => scoringNames[scoring]);
  if (now.scoring === 'icpc')
    tell('Penalty for a wrong attempt', ({ penalty_minutes }) => `${penalty_minutes} minutes`);
  tell('Random order of questions', ({ randomize_questions }) => onOff(randomize_questions));
  tell('Proctored mode', ({ proctored }) => onOff(proctored));
  if (now.proctored) {
    tell('A warning for', ({ warning_seconds: seconds }) =>
      seconds === 0 ? 'each absence' : `each ${seconds} seconds away in total`,
    );
    tell('Maximum warnings', ({ max_warnings }) => (max_warnings === 0 ? 'unlimited' : String(max_warnings)));
  }
  tell('Late submissions accepted for', ({ late_sync_minutes }) => `${late_sync_minutes} minutes`);
  tell('Leaderboard frozen for the last', ({ freeze_minutes }) => `${freeze_minutes} minutes`);
  tell('Password', ({ password_hash }) => (password_hash === null ? 'none' : 'required to register'));
  if (before.password_hash && now.password_hash && before.password_hash !== now.password_hash)
    lines.push('The password changed. Registered users do not need it.');
  tell('Open to', ({ email_restriction }) => openTo[email_restriction]);
  if (hasOtherList(before, now)) lines.push('The list of allowed participants changed.');
  tell('Practice of private problems after the end', ({ practice_open }) => onOff(practice_open));
  tell('Tags', ({ tags }) => tags.join(', ') || 'none');
  if (before.image_url !== now.image_url || before.logo_url !== now.logo_url)
    lines.push('The pictures changed.');
  if (before.public !== now.public && lines.length === 0)
    lines.push(
      now.public
        ? 'The contest is listed for everyone now.'
        : 'Only people with the link can find the contest now.',
    );
  for (const [column, title] of sections) {
    if (before[column] !== now[column]) lines.push(`${title}:`, shortened(before[column], now[column]));
  }
  return lines.join('\n');
}

const sections = [
  ['description', 'About the Event'],
  ['event_rules', 'Event Rules'],
  ['event_prizes', 'Event Prizes'],
  ['event_terms', 'Event Terms and Conditions'],
  ['event_privacy', 'Event Privacy Policy'],
  ['event_faq', 'Event FAQ'],
] as const;

const scoringNames = {
  points: 'sum of points',
  icpc: 'ICPC: solved problems, then penalty time',
  ioi: 'IOI: best result of each test group',
};
const openTo = { all: 'everyone', domain: 'certain email domains', emails: 'certain emails' };
const onOff = (is: boolean) => (is ? 'on' : 'off');

const moment = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const momentText = (time: Date) => moment.format(time);

const hasOtherList = (before: Described, now: Described): boolean =>
  before.email_restriction === now.email_restriction &&
  (before.allowed_emails.join() !== now.allowed_emails.join() ||
    before.email_domains.join() !== now.email_domains.join());

function shortened(before: string, now: string): string {
  const lines = differenceOf(before, now).split('\n');
  if (lines.length <= linesMax) return lines.join('\n');
  const rest = lines.length - linesMax;
  return [
    ...lines.slice(0, linesMax),
    `… and ${rest} more lines. The contest’s page has the full text.`,
  ].join('\n');
}
