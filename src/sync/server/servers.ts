/** Each call starts with the next server in the list (API-2) and fails over to the others. */

export interface ServerList {
  /** API base addresses in the order for this call; at least one. */
  nextOrder(): string[];
  /** Applies the origins from GET /servers. */
  replace(origins: readonly string[]): void;
}

/** Our own origin: always in the list, and the only entry until the list is known. */
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
      // The list may omit our own origin, or name it by an address that does not work here.
      return order.includes(ownBase) ? order : [...order, ownBase];
    },
    replace(origins) {
      const wanted = [...new Set(origins.flatMap((origin) => toBase(origin, ownOrigin) ?? []))];
      bases = wanted.length > 0 ? wanted : [ownBase];
    },
  };
}
