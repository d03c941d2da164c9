/** Identity calls go to the installation's other servers while the page's own server gives no answer. */

/** From a proxy without a server, or from a server that is stopping. */
const unansweredStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

const isIdentityPath = (path: string) =>
  path.startsWith('/identitytoolkit.googleapis.com/') || path.startsWith('/securetoken.googleapis.com/');

/**
 * A `fetch` for the identity SDK. Requests with other addresses pass unchanged.
 * @param servers origins of all servers; our own is asked first
 */
export function failOver(send: typeof fetch, ownOrigin: string, servers: readonly string[]): typeof fetch {
  const others = servers.filter((origin) => origin !== ownOrigin);
  return async (input, init) => {
    const url = typeof input === 'string' && URL.canParse(input) ? new URL(input) : undefined;
    if (url?.origin !== ownOrigin || !isIdentityPath(url.pathname)) return await send(input, init);
    let last = await attempt(send, url.href, init);
    for (const origin of others) {
      if (init?.signal?.aborted || (last.answer && !unansweredStatuses.has(last.answer.status))) break;
      const next = await attempt(send, origin + url.pathname + url.search, init);
      // A page that left its network gets the first server's error.
      if (next.answer) last = next;
    }
    if (last.answer) return last.answer;
    throw last.error;
  };
}

async function attempt(
  send: typeof fetch,
  url: string,
  init: RequestInit | undefined,
): Promise<{ answer?: Response; error?: unknown }> {
  try {
    return { answer: await send(url, init) };
  } catch (error) {
    return { error };
  }
}
