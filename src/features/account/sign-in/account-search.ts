/** What the addresses of the account forms carry: an e-mail to fill in, and the page to go back to. */
export interface AccountSearch {
  email?: string;
  from?: string;
  /** The identity exists, the account record does not: sign-up broke off half way. */
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
