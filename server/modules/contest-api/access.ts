import type { ApiObject } from './objects';
import { isPassFail } from './objects';
import type { Source } from './source';

/** The endpoints and properties that this reader may get. */
export function accessObject(source: Source): ApiObject {
  const isOrganiser = source.view === 'organiser';
  const isIcpc = isPassFail(source);
  const only = (when: boolean, ...names: string[]) => (when ? names : []);
  const times = ['start_time', 'start_contest_time', 'end_time', 'end_contest_time'];
  const endpoints: Record<string, readonly string[]> = {
    contest: [
      ...['id', 'name', 'formal_name', 'start_time', 'duration', 'scoreboard_freeze_duration'],
      ...['scoreboard_thaw_time', 'scoreboard_type', 'main_scoreboard_group_id'],
      ...only(isIcpc, 'penalty_time'),
    ],
    'judgement-types': ['id', 'name', ...only(isIcpc, 'penalty'), 'solved'],
    languages: ['id', 'name', 'entry_point_required', 'entry_point_name', 'extensions'],
    problems: [
      ...['id', 'label', 'name', 'ordinal', 'test_data_count'],
      ...only(!isIcpc, 'max_score'),
      ...only(isOrganiser, 'time_limit', 'memory_limit'),
    ],
    groups: ['id', 'name'],
    organizations: ['id', 'name', 'formal_name', 'country'],
    teams: ['id', 'label', 'name', 'display_name', 'organization_id', 'group_ids'],
    state: ['started', 'frozen', 'ended', 'thawed', 'finalized', 'end_of_updates'],
    submissions: [
      ...['id', 'language_id', 'problem_id', 'team_id', 'time', 'contest_time'],
      ...only(isOrganiser, 'entry_point', 'files'),
    ],
    judgements: [
      ...['id', 'submission_id', 'judgement_type_id', 'current', ...times],
      ...only(!isIcpc, 'score'),
      ...only(isOrganiser && source.contest.scoring === 'ioi', 'test_groups'),
    ],
    ...(isOrganiser && {
      runs: ['id', 'judgement_id', 'ordinal', 'judgement_type_id', 'time', 'contest_time', 'run_time'],
    }),
    clarifications: [
      ...['id', 'from_team_id', 'to_team_ids', 'to_group_ids', 'reply_to_id', 'problem_id'],
      ...['text', 'time', 'contest_time'],
    ],
    awards: ['id', 'citation', 'team_ids'],
    scoreboard: ['time', 'contest_time', 'state', 'rows'],
    'event-feed': ['type', 'id', 'data', 'token'],
  };
  return {
    capabilities: [],
    endpoints: Object.entries(endpoints).map(([type, properties]) => ({ type, properties })),
  };
}
