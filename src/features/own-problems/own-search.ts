export const ownStates = ['draft', 'private', 'public', 'used'] as const;
export type OwnState = (typeof ownStates)[number];
export const ownSorts = ['changed', 'title', 'solved', 'submissions', 'acceptance'] as const;
export type OwnSort = (typeof ownSorts)[number];

/** Search parameters of the page. Defaults are left out. */
export interface OwnProblemsSearch {
  q?: string | undefined;
  state?: OwnState | undefined;
  sort?: Exclude<OwnSort, 'changed'> | undefined;
  /** The id of an invitation, from a mail. */
  invitation?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function parseOwnSearch(search: Record<string, unknown>): OwnProblemsSearch {
  const sort = ownSorts.find((it) => it === search.sort);
  return {
    q: typeof search.q === 'string' && search.q !== '' ? search.q : undefined,
    state: ownStates.find((it) => it === search.state),
    sort: sort === 'changed' ? undefined : sort,
    invitation:
      typeof search.invitation === 'string' && uuid.test(search.invitation) ? search.invitation : undefined,
  };
}
