import { entryPointOf, type KnownClasses } from './entry-points';
import type { ApiObject } from './objects';
import { contestId, entryId, isPassFail, languageOf, shownVerdict, teamId, timeFor } from './objects';
import type { EntryRow, JudgementRow } from './read-rows';
import { hiddenSince, type Source } from './source';
import { absoluteTime, relativeTime } from './times';

type Team = NonNullable<ReturnType<Source['teams']['get']>>;

/** Entries with their participant and the letter of their problem. */
export function placedEntries({ rows, teams, letters }: Source) {
  return rows.entries.flatMap((entry) => {
    const team = teams.get(entry.uid);
    const letter = letters.get(entry.problem_pk);
    return team && letter ? [{ entry, team, letter }] : [];
  });
}

export function submissionObjects(source: Source, classes: KnownClasses): ApiObject[] {
  const { contest, view } = source;
  return placedEntries(source).map(({ entry, team, letter }) => ({
    id: entryId(source, entry.id),
    language_id: languageOf(entry).id,
    problem_id: letter,
    team_id: teamId(team.username),
    time: entry.written_time.toISOString(),
    contest_time: relativeTime(entry.contest_time_ms),
    ...(view === 'organiser' && {
      entry_point: entryPointOf(entry, classes),
      files: [
        {
          href: `contests/${contestId(contest)}/submissions/${entry.id}/files`,
          filename: 'files.zip',
          mime: 'application/zip',
        },
      ],
    }),
  }));
}

/** The judge does not store when it starts, so a judgement starts when it is requested. */
export function judgementObjects(source: Source): ApiObject[] {
  const bySubmission = new Map<string, JudgementRow[]>();
  for (const row of source.rows.judgements) {
    const known = bySubmission.get(row.submission_id);
    if (known) known.push(row);
    else bySubmission.set(row.submission_id, [row]);
  }
  return placedEntries(source).flatMap(({ entry, team }) => {
    if (hiddenSince(source, entry)) return [];
    const points = source.rows.problems.find(({ pk }) => pk === entry.problem_pk)?.points ?? 100;
    const times = (startMs: number, endMs: number) => ({
      start_time: absoluteTime(startMs),
      start_contest_time: timeFor(source, team, startMs),
      end_time: absoluteTime(endMs),
      end_contest_time: timeFor(source, team, endMs),
    });
    const scored = (score: number) => (isPassFail(source) ? {} : { score: (score * points) / 100 });
    if (entry.kind === 'answer') return answerJudgement(source, entry, times, scored);
    return (bySubmission.get(entry.id) ?? []).map((row) => {
      const isCurrent = row.id === entry.judgement_id;
      const startMs = Math.min((row.created_at ?? entry.received_time).getTime(), row.judged_time.getTime());
      const groups = isCurrent && source.view === 'organiser' ? source.groups.get(entry.id) : undefined;
      return {
        id: row.id,
        submission_id: entryId(source, entry.id),
        judgement_type_id: shownVerdict(source, row.verdict),
        ...scored(row.score),
        current: isCurrent,
        ...times(startMs, row.judged_time.getTime()),
        // An extension: the IOI way of scoring needs the test groups.
        ...(groups && {
          test_groups: groups.map(({ name, score, maxScore }) => ({ name, score, max_score: maxScore })),
        }),
      };
    });
  });
}

function answerJudgement(
  source: Source,
  { id, received_time, correct, score }: EntryRow,
  times: (startMs: number, endMs: number) => object,
  scored: (score: number) => object,
): ApiObject[] {
  if (correct === null || score === null) return [];
  const ms = received_time.getTime();
  return [
    {
      id: entryId(source, id),
      submission_id: entryId(source, id),
      judgement_type_id: shownVerdict(source, correct ? 'AC' : 'WA'),
      ...scored(score),
      current: true,
      ...times(ms, ms),
    },
  ];
}

/** Questions and answers for the organiser; the public reads what goes to everybody. */
export function clarificationObjects(source: Source): ApiObject[] {
  const { rows, view, teams, letters } = source;
  const everyone = { from_team_id: null, to_team_ids: null, to_group_ids: null };
  const questions = rows.questions.flatMap((row) => {
    const team = teams.get(row.uid);
    const asker = team && teamId(team.username);
    const isOrganiser = view === 'organiser' && team !== undefined;
    const problem_id = (row.problem_pk !== null && letters.get(row.problem_pk)) || null;
    const asked = isOrganiser && {
      ...everyone,
      id: row.id,
      from_team_id: asker,
      reply_to_id: null,
      problem_id,
      text: row.text,
      ...moment(source, team, row.asked_at),
    };
    const answered = row.answered_at !== null &&
      (row.to_all || isOrganiser) && {
        ...everyone,
        id: `a.${row.id.replaceAll('-', '')}`,
        to_team_ids: row.to_all ? null : [asker],
        reply_to_id: isOrganiser ? row.id : null,
        problem_id,
        text: row.answer,
        ...moment(source, undefined, row.answered_at),
      };
    return [asked, answered].filter((object) => object !== false);
  });
  const announcements = rows.announcements.map(({ id, text, created_at, problem_pk }) => ({
    ...everyone,
    id,
    reply_to_id: null,
    problem_id: (problem_pk !== null && letters.get(problem_pk)) || null,
    text,
    ...moment(source, undefined, created_at),
  }));
  return [...questions, ...announcements];
}

function moment(source: Source, team: Team | undefined, at: Date): { time: string; contest_time: string } {
  const fromMs = source.contest.start_time.getTime();
  const contest_time =
    team || at.getTime() >= fromMs
      ? timeFor(source, team ?? { started_at: source.contest.start_time }, at.getTime())
      : relativeTime(at.getTime() - fromMs);
  return { time: at.toISOString(), contest_time };
}
