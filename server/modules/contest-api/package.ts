import { stringify } from 'yaml';
import type { Database } from '../../platform/database/open';
import { writeZip } from '../../platform/zip';
import { apiInformation } from './api-information';
import type { Feed } from './feeds';
import type { ApiObject } from './objects';
import { rankTeams, scoreboardObject } from './scoreboard';
import type { Snapshot } from './snapshot';
import { zipSubmission } from './submission-files';

/** The contest package of the ICPC, with all submissions, and the older `results.tsv`. */
export async function packContest(db: Database, feed: Feed, appVersion: string): Promise<Buffer> {
  const { lists, source } = await feed.refresh(db);
  const files = new Map<string, Buffer | string>();
  const json = (name: string, value: unknown) => files.set(`${name}.json`, JSON.stringify(value, null, 1));
  json('api', apiInformation(appVersion));
  for (const [type, objects] of lists) {
    if (type === 'contest') files.set('contest.yaml', stringify(objects[0]));
    else if (type === 'problems') files.set('problems.yaml', stringify(objects));
    else json(type, type === 'state' ? objects[0] : objects);
  }
  json('scoreboard', scoreboardObject(source));
  files.set('event-feed.ndjson', feedOfNow(lists));
  files.set('results.tsv', resultsTsv({ lists, source }));
  for (const { id } of source.rows.entries) {
    files.set(`submissions/${id}/files.zip`, await zipSubmission(db, id));
  }
  return writeZip(files);
}

/** Each object once, in its present state. */
function feedOfNow(lists: Snapshot['lists']): string {
  const line = (type: string, id: unknown, data: ApiObject) => `${JSON.stringify({ type, id, data })}\n`;
  return [...lists]
    .flatMap(([type, objects]) =>
      objects.map((data) => line(type, type === 'contest' || type === 'state' ? null : data.id, data)),
    )
    .join('');
}

/** Rank, award, solved problems, penalty or points, last improvement (minutes), by participant. */
function resultsTsv({ lists, source }: Snapshot): string {
  const medalOf = (team: string) =>
    ['gold', 'silver', 'bronze'].find((medal) =>
      lists
        .get('awards')
        ?.some(({ id, team_ids }) => id === `${medal}-medal` && (team_ids as string[]).includes(team)),
    );
  const medals: Record<string, string> = {
    gold: 'Gold Medal',
    silver: 'Silver Medal',
    bronze: 'Bronze Medal',
  };
  const isIcpc = source.contest.scoring === 'icpc';
  const rows = rankTeams(source).map(({ id, rank, standing, results }) => [
    id,
    rank,
    medals[medalOf(id) ?? ''] ?? 'Ranked',
    results.filter(({ score }) => score >= 100).length,
    isIcpc ? standing.penaltyMs / 60_000 : standing.totalScore,
    Math.floor(standing.lastImprovementMs / 60_000),
    '',
  ]);
  return ['results\t1', ...rows.map((row) => row.join('\t')), ''].join('\n');
}
