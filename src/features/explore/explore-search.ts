import { type Difficulty, difficulties } from '../../../contract/limits';
import { type ProblemKind, problemKinds } from '../../../contract/rules/question-type';

/** Search parameters of the list. Defaults are left out. */
export interface ExploreSearch {
  sort?: 'difficulty';
  direction?: 'desc';
  tag?: string;
  difficulty?: Difficulty;
  kind?: ProblemKind;
}

export function parseExploreSearch(search: Record<string, unknown>): ExploreSearch {
  const difficulty = difficulties.find((known) => known === search.difficulty);
  const kind = problemKinds.find((known) => known === search.kind);
  return {
    sort: search.sort === 'difficulty' ? ('difficulty' as const) : undefined,
    direction: search.direction === 'desc' ? ('desc' as const) : undefined,
    tag: typeof search.tag === 'string' && search.tag !== '' ? search.tag : undefined,
    difficulty,
    kind,
  };
}

export function toProblemQuery({ sort, direction, tag, difficulty, kind }: ExploreSearch): {
  sort: 'title' | 'difficulty';
  direction: 'asc' | 'desc';
  tags: string[];
  difficulty?: Difficulty;
  kind?: ProblemKind;
} {
  return {
    sort: sort ?? 'title',
    direction: direction ?? 'asc',
    tags: tag === undefined ? [] : [tag],
    difficulty,
    kind,
  };
}
