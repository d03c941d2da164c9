import { type Difficulty, difficulties } from '../../../contract/limits';
import {
  type ProblemSort,
  type ProblemState,
  problemSorts,
  problemStates,
} from '../../../contract/rules/problem-order';
import { type ProblemKind, problemKinds } from '../../../contract/rules/question-type';

/** Search parameters of the list. Defaults are left out. */
export interface ExploreSearch {
  sort?: ProblemSort;
  direction?: 'desc';
  tag?: string;
  difficulty?: Difficulty;
  kind?: ProblemKind;
  status?: ProblemState;
  editorial?: true;
}

export const defaultSort: ProblemSort = 'recommended';

export function parseExploreSearch(search: Record<string, unknown>): ExploreSearch {
  const one = <T extends string>(known: readonly T[], value: unknown) => known.find((it) => it === value);
  const sort = one(problemSorts, search.sort);
  return {
    sort: sort === defaultSort ? undefined : sort,
    direction: one(['desc'], search.direction),
    // Tags have no capitals. The router reads `?tag=2048` as a number.
    tag: ['string', 'number'].includes(typeof search.tag)
      ? String(search.tag).toLowerCase() || undefined
      : undefined,
    difficulty: one(difficulties, search.difficulty),
    kind: one(problemKinds, search.kind),
    status: one(problemStates, search.status),
    editorial: search.editorial === true ? true : undefined,
  };
}

export function toProblemQuery(search: ExploreSearch): {
  sort: ProblemSort;
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
  state?: ProblemState;
  editorial?: true;
} {
  const { sort, direction, tag, difficulty, kind, status, editorial } = search;
  return {
    sort: sort ?? defaultSort,
    direction: direction ?? 'asc',
    tags: tag === undefined ? [] : [tag],
    difficulty,
    kind,
    state: status,
    editorial,
  };
}

const filters = ['tag', 'difficulty', 'kind', 'status', 'editorial'] as const;

export const hasFilter = (search: ExploreSearch) => filters.some((filter) => search[filter] !== undefined);

export const noFilters = Object.fromEntries(filters.map((filter) => [filter, undefined]));
