/** Custom inputs, answers in contests, and texts to organisers in a work file: typed, and not sent. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

export const textKinds = ['customInput', 'messageDraft'] as const;
const kinds = [...textKinds, 'contestAnswerDraft'] as const;

/** `place`: the rest of the key, such as a problem's id. */
export interface TypedValue {
  kind: (typeof kinds)[number];
  place: string;
  value: unknown;
}

/** known: there is a value here already, which stays. */
export type TypedImport = TypedValue & { outcome: 'new' | 'known' };

const keyOf = (account: AccountKey, { kind, place }: Pick<TypedValue, 'kind' | 'place'>) =>
  `${kind}/${account}/${place}`;

export async function typedValuesOf(account: AccountKey): Promise<TypedValue[]> {
  const found = kinds.map(async (kind) => {
    const prefix = keyOf(account, { kind, place: '' });
    const rows = await appDb.kv.where('key').startsWith(prefix).toArray();
    return rows.map(({ key, value }) => ({ kind, place: key.slice(prefix.length), value }));
  });
  return (await Promise.all(found)).flat();
}

/** A run belongs to one account, so no other account gets answers in contests. */
export async function planTypedValues(
  values: readonly TypedValue[],
  from: AccountKey,
  account: AccountKey,
): Promise<TypedImport[]> {
  const wanted = values.filter(({ kind }) => from === account || kind !== 'contestAnswerDraft');
  const here = await appDb.kv.bulkGet(wanted.map((value) => keyOf(account, value)));
  return wanted.map((value, at) => ({ ...value, outcome: here[at] ? 'known' : 'new' }));
}

/** Respects what was typed since the plan. Throws `StorageFullError`. */
export async function importTypedValues(account: AccountKey, values: readonly TypedImport[]): Promise<void> {
  await withRoom(() =>
    appDb.transaction('rw', appDb.kv, async () => {
      for (const one of values) {
        const key = keyOf(account, one);
        if (one.outcome === 'new' && !(await appDb.kv.get(key)))
          await appDb.kv.put({ key, value: one.value });
      }
    }),
  );
}
