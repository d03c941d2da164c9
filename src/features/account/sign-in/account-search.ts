export interface AccountSearch {
  email?: string;
  from?: string;
  /** The identity exists, but sign-up stopped before the account was created. */
  finish?: true;
}

export function parseAccountSearch(search: Record<string, unknown>): AccountSearch {
  const { email, from, finish } = search;
  return {
    email: typeof email === 'string' && email !== '' ? email : undefined,
    from: typeof from === 'string' && from !== '' ? from : undefined,
    finish: finish === true || undefined,
  };
}
