import type { OpenedPack } from '../../../../contract/entities/contest/contest-pack';
import { type ContestRow, cutsOf, scheduleOf } from '../contest-row';

/** Without the texts. */
export function shownFacts(contest: ContestRow): OpenedPack['contest'] {
  return {
    contestSlug: contest.slug,
    name: contest.name,
    ...scheduleOf(contest),
    enableProctored: contest.proctored,
    ...cutsOf(contest),
    version: contest.version,
  };
}
