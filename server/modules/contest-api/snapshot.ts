import type { Database } from '../../platform/database/open';
import { awardObjects } from './awards';
import { type KnownClasses, readClasses } from './entry-points';
import { clarificationObjects, judgementObjects, submissionObjects } from './live-objects';
import {
  type ApiObject,
  contestObject,
  judgementTypes,
  languageObjects,
  organizationObjects,
  participantsGroup,
  problemObjects,
  stateObject,
  teamObjects,
} from './objects';
import { type KnownRuns, runObjects } from './runs';
import { readSource, type Source } from './source';
import type { View } from './view';

/** In the order of their references: an object only names objects of earlier lists. */
export const feedTypes = [
  'contest',
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'state',
  'submissions',
  'judgements',
  'runs',
  'clarifications',
  'awards',
] as const;
export type FeedType = (typeof feedTypes)[number];

/** Of these there is one object, without an id. */
export const isSingle = (type: FeedType): boolean => type === 'contest' || type === 'state';

export interface Snapshot {
  readonly source: Source;
  readonly lists: ReadonlyMap<FeedType, readonly ApiObject[]>;
}

/** Facts that a feed reads once. */
export interface Known {
  readonly runs: KnownRuns;
  readonly classes: KnownClasses;
}

export async function takeSnapshot(
  db: Database,
  contest: Source['contest'],
  view: View,
  known: Known,
): Promise<Snapshot> {
  const source = await readSource(db, contest, view);
  if (view === 'organiser') await readClasses(db, source.rows.entries, known.classes);
  const problems = problemObjects(source);
  // Before the start the public knows no problems, and nothing may name them.
  const hasProblems = problems.length > 0;
  const lists = new Map<FeedType, readonly ApiObject[]>([
    ['contest', [contestObject(source)]],
    ['judgement-types', judgementTypes(source)],
    ['languages', languageObjects(source)],
    ['problems', problems],
    ['groups', [participantsGroup]],
    ['organizations', organizationObjects(source)],
    ['teams', teamObjects(source)],
    ['state', [stateObject(source)]],
    ['submissions', hasProblems ? submissionObjects(source, known.classes) : []],
    ['judgements', hasProblems ? judgementObjects(source) : []],
    ['clarifications', hasProblems ? clarificationObjects(source) : []],
    ['awards', hasProblems ? awardObjects(source) : []],
  ]);
  if (view === 'organiser') lists.set('runs', await runObjects(db, source, known.runs));
  return { source, lists };
}
