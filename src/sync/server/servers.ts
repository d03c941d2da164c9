/** Which server to ask: each call begins with the next of the list (API-2), and goes on to the others when one is not reached. */

export interface ServerList {
  /** Bases of the API, in the order this call tries them; at least one. */
  nextOrder(): string[];
  /** Takes over what GET /servers says: origins, without a path. */
  replace(origins: readonly string[]): void;
}

/** Our own origin, where the app came from: always there, first and only until the list is known. */
const ownBase = '/api';

function toBase(origin: string, ownOrigin: string): string | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === ownOrigin ? ownBase : `${url.origin}/api`;
}

/** @param ownOrigin origin this code was loaded from */
export function createServerList(ownOrigin: string): ServerList {
  let bases = [ownBase];
  let turn = 0;
  return {
    nextOrder() {
      const first = turn % bases.length;
      turn += 1;
      const order = [...bases.slice(first), ...bases.slice(0, first)];
      // A list may leave out the place we came from, or name it in a way that does not work here.
      return order.includes(ownBase) ? order : [...order, ownBase];
    },
    replace(origins) {
      const wanted = [...new Set(origins.flatMap((origin) => toBase(origin, ownOrigin) ?? []))];
      bases = wanted.length > 0 ? wanted : [ownBase];
    },
  };
}
