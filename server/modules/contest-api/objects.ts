import { createHash } from 'node:crypto';
import type { Verdict } from '../../../contract/entities/submission';
import { type Language, languageLabels, languages } from '../../../contract/limits';
import { contestEndMs, contestPhase } from '../../../contract/rules/contest/contest-clock';
import { frozenSinceMs, graceEndMs, unfrozenMs } from '../contest-clock/public';
import { clockOf, contestTimeOf } from '../contests/public';
import { entryPointNames } from './entry-points';
import { letterOf } from './letter-of';
import type { EntryRow, Rows } from './read-rows';
import type { Source } from './source';
import { absoluteTime, relativeTime } from './times';

/** An object of the API, with the names of the specification. */
export type ApiObject = Readonly<Record<string, unknown>>;

/**
 * Everybody who knows the id of a submission can read its state. So the public gets another id, from which the real one
 * cannot be computed.
 */
export const entryId = ({ view }: Pick<Source, 'view'>, id: string): string =>
  view === 'organiser' ? id : createHash('sha256').update(id).digest('hex').slice(0, 32);

/** The API allows 36 characters; longer slugs use the key. */
const longestId = 36;
const minuteMs = 60_000;
/** Contests that are open forever need a length, too: ten years. */
const foreverMs = 3650 * 24 * 60 * minuteMs;

export const contestId = ({ slug, pk }: { slug: string; pk: string }) =>
  slug.length <= longestId ? slug : pk;

export const isPassFail = ({ contest }: Pick<Source, 'contest'>) => contest.scoring === 'icpc';

export function contestObject({ contest }: Pick<Source, 'contest'>): ApiObject {
  const { start_time, end_time, freeze_minutes } = contest;
  const thawMs = unfrozenMs(contest);
  return {
    id: contestId(contest),
    name: contest.name,
    formal_name: contest.name,
    start_time: start_time.toISOString(),
    duration: relativeTime((end_time?.getTime() ?? start_time.getTime() + foreverMs) - start_time.getTime()),
    ...(end_time &&
      freeze_minutes > 0 && { scoreboard_freeze_duration: relativeTime(freeze_minutes * minuteMs) }),
    ...(thawMs !== null && { scoreboard_thaw_time: absoluteTime(thawMs) }),
    scoreboard_type: contest.scoring === 'icpc' ? 'pass-fail' : 'score',
    main_scoreboard_group_id: participantsGroup.id,
    ...(contest.scoring === 'icpc' && { penalty_time: relativeTime(contest.penalty_minutes * minuteMs) }),
  };
}

/** Results are final after the last late submission, when everything is judged. The API never promises that nothing changes. */
export function stateObject({ contest, rows, nowMs }: Source): ApiObject {
  const endMs = contestEndMs(clockOf(contest, new Date(nowMs)));
  const phase = contestPhase(clockOf(contest, new Date(nowMs)), nowMs);
  const graceMs = graceEndMs(contest);
  // A freeze that is longer than the contest begins with it.
  const sinceMs =
    contest.freeze_minutes > 0 && endMs !== null
      ? Math.max(contest.start_time.getTime(), endMs - contest.freeze_minutes * minuteMs)
      : null;
  const isFrozen = sinceMs !== null && nowMs >= sinceMs;
  const thawMs = unfrozenMs(contest);
  const isFinal = graceMs !== null && nowMs >= graceMs && rows.entries.every(({ score }) => score !== null);
  const lastMs = Math.max(graceMs ?? 0, ...rows.judgements.map(({ judged_time }) => judged_time.getTime()));
  const time = (ms: number | null, isPast: boolean) => (ms !== null && isPast ? absoluteTime(ms) : null);
  return {
    started: time(contest.start_time.getTime(), phase !== 'before'),
    frozen: time(sinceMs, isFrozen),
    ended: time(endMs, phase === 'ended'),
    thawed: time(thawMs, isFrozen && frozenSinceMs(contest, nowMs) === null),
    finalized: time(lastMs, isFinal && phase === 'ended'),
    end_of_updates: null,
  };
}

const verdictNames: Readonly<Record<Verdict, string>> = {
  AC: 'Accepted',
  WA: 'Wrong Answer',
  TLE: 'Time Limit Exceeded',
  MLE: 'Memory Limit Exceeded',
  OLE: 'Output Limit Exceeded',
  RTE: 'Run-Time Error',
  CE: 'Compile Error',
  JE: 'Judging Error',
};
const rejected = 'RE';

/** The public learns whether an attempt was accepted, as on the leaderboard, not why it was rejected. */
export function judgementTypes(source: Source): ApiObject[] {
  const all = { ...verdictNames, [rejected]: 'Rejected' };
  const shown = source.view === 'organiser' ? Object.keys(verdictNames) : ['AC', 'CE', rejected];
  return shown.map((id) => ({
    id,
    name: all[id as Verdict],
    ...(isPassFail(source) && { penalty: !['AC', 'CE', 'JE'].includes(id) }),
    solved: id === 'AC',
  }));
}

export function shownVerdict({ view }: Source, verdict: Verdict): string {
  return view === 'organiser' || verdict === 'AC' || verdict === 'CE' ? verdict : rejected;
}

const languageIds: Readonly<Record<Language, { id: string; extensions: string[] }>> = {
  PYTHON3: { id: 'python3', extensions: ['py'] },
  JAVA8: { id: 'java', extensions: ['java'] },
  CPP17: { id: 'cpp', extensions: ['cpp', 'cc', 'cxx', 'c++'] },
  JAVASCRIPT_NODE: { id: 'javascript', extensions: ['js'] },
};
/** For answers to questions. */
const answerLanguage = { id: 'answer', extensions: ['txt'] };

export const languageOf = ({ language }: Pick<EntryRow, 'language'>) =>
  language === null ? answerLanguage : languageIds[language];

export function languageObjects({ rows }: Source): ApiObject[] {
  const code = languages.map((name) => {
    const entry_point_name = entryPointNames[name];
    const isRequired = entry_point_name !== undefined;
    const entryPoint = { entry_point_required: isRequired, ...(isRequired && { entry_point_name }) };
    return { name: languageLabels[name], ...languageIds[name], ...entryPoint };
  });
  const hasQuestions = rows.problems.some(({ type }) => type !== 'code' && type !== 'debug');
  const answers = { name: 'Answer to a question', ...answerLanguage, entry_point_required: false };
  return hasQuestions ? [...code, answers] : code;
}

export const participantsGroup = { id: 'participants', name: 'Participants' };

/** The id is the letter: the real one would tell during the contest which public problem it is. */
export function problemObjects(source: Source): ApiObject[] {
  const { contest, rows, view, nowMs } = source;
  const phase = contestPhase(clockOf(contest, new Date(nowMs)), nowMs);
  if (view === 'public' && phase === 'before') return [];
  return rows.problems.map((problem, index) => {
    const label = letterOf(index);
    const isOrganiser = view === 'organiser';
    const isShown = isOrganiser || (phase === 'ended' && problem.isPublic);
    return {
      id: label,
      label,
      name: isShown ? problem.title : `Problem ${label}`,
      ordinal: index + 1,
      ...(!isPassFail(source) && { max_score: problem.points }),
      test_data_count: problem.test_case_count,
      ...(isOrganiser && {
        time_limit: problem.time_limit_ms / 1000,
        memory_limit: problem.memory_limit_mb,
      }),
    };
  });
}

/** Usernames with a dot at one end are no valid ids. */
export const teamId = (username: string) =>
  /^[\w].*[^.]$/.test(username) ? username : `user_${username.replaceAll('.', '_')}`;

export function teamObjects({ rows }: Source): ApiObject[] {
  return rows.teams.map((team) => ({
    id: teamId(team.username),
    label: team.username,
    name: team.username,
    display_name: shownName(team),
    ...(team.affiliation !== '' && { organization_id: organizationId(team) }),
    group_ids: [participantsGroup.id],
  }));
}

export const shownName = ({ team_name, display_name }: { team_name: string; display_name: string }) =>
  team_name || display_name;

type Affiliated = Pick<Rows['teams'][number], 'affiliation' | 'country'>;

/** The same for the same affiliation and country, in all contests. */
export const organizationId = ({ affiliation, country }: Affiliated) =>
  createHash('sha256').update(`${country} ${affiliation.toLowerCase()}`).digest('hex').slice(0, 16);

/** Each affiliation once, as its first team writes it. */
export function organizationObjects({ rows }: Source): ApiObject[] {
  const known = new Map<string, ApiObject>();
  for (const team of rows.teams) {
    if (team.affiliation === '') continue;
    const id = organizationId(team);
    if (known.has(id)) continue;
    known.set(id, {
      id,
      name: team.affiliation,
      formal_name: team.affiliation,
      ...(team.country !== '' && { country: team.country }),
    });
  }
  return [...known.values()];
}

/** Contest time of this moment for one participant. */
export function timeFor(
  { contest, nowMs }: Source,
  team: Pick<Rows['teams'][number], 'started_at'>,
  ms: number,
): string {
  return relativeTime(contestTimeOf(contest, team.started_at, ms, new Date(nowMs)));
}
