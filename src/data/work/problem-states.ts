/** The problems that the user has solved and tried, as far as this device knows. */
import Dexie from 'dexie';
import type { ProblemState } from '../../../contract/rules/problem-order';
import type { AccountKey } from '../account/account';
import { practisedBy } from '../copies/practice';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { solvedProblemIds } from './submissions';

export interface Practice {
  readonly solved: ReadonlySet<string>;
  /** Without the solved ones. */
  readonly tried: ReadonlySet<string>;
}

const triedKey = (account: AccountKey) => `tried/${account}`;

async function triedElsewhere(account: AccountKey): Promise<string[]> {
  return ((await cacheDb.kv.get(triedKey(account)))?.value as string[] | undefined) ?? [];
}

/** Problems that the server lists as tried: the work is on another device. */
export async function noteTriedElsewhere(account: AccountKey, ids: readonly string[]): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.kv, async () => {
    const known = await triedElsewhere(account);
    const all = new Set([...known, ...ids]);
    if (all.size > known.length) await cacheDb.kv.put({ key: triedKey(account), value: [...all] });
  });
}

export async function readPractice(account: AccountKey): Promise<Practice> {
  const solved = await solvedProblemIds(account);
  const worked = await Promise.all(
    [appDb.submissions, appDb.answers].map((table) =>
      table
        .where('[account+problemID+createdAt]')
        .between([account, Dexie.minKey], [account, Dexie.maxKey])
        .keys(),
    ),
  );
  const ids = [
    ...(worked.flat() as unknown as string[][]).map((key) => key[1] ?? ''),
    ...(await practisedBy(account)).map(({ problemID }) => problemID),
    ...(await triedElsewhere(account)),
  ];
  return { solved, tried: new Set(ids.filter((id) => !solved.has(id))) };
}

export function stateOf(id: string, { solved, tried }: Practice): ProblemState {
  if (solved.has(id)) return 'solved';
  return tried.has(id) ? 'tried' : 'new';
}
