/** What the addresses of the account forms carry: an e-mail to fill in, and the page to go back to. */
export interface AccountSearch {
  email?: string;
  from?: string;
}

export function parseAccountSearch(search: Record<string, unknown>): AccountSearch {
  const { email, from } = search;
  return {
    ...(typeof email === 'string' && email !== '' && { email }),
    ...(typeof from === 'string' && from !== '' && { from }),
  };
}
