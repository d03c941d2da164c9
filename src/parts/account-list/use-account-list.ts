import { useState } from 'react';
import { accountLimits } from '../../../contract/account-limits';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  Credentials,
} from '../../../contract/entities/contest/contest-accounts';
import { messages } from './messages';
import { readList } from './read-list';

type Checked = CheckedAccounts['rows'][number];

export interface ListRow {
  /** In the list, from 1. */
  readonly position: number;
  readonly row: AccountRow;
  readonly checked: Checked;
}

export type ListState =
  | { readonly step: 'typing'; readonly problem?: string | undefined; readonly isBusy?: boolean }
  | {
      readonly step: 'checked';
      readonly rows: readonly ListRow[];
      /** While accounts are created: how many of the rows are done. */
      readonly done?: number | undefined;
      readonly failure?: string | undefined;
    };

type Failed = { ok: false; message: string };

export interface AccountListCalls {
  check(rows: AccountRow[]): Promise<{ ok: true; rows: CheckedAccounts['rows'] } | Failed>;
  /** In several requests; after a failure, the rows reported before are complete. */
  create(
    rows: readonly AccountRow[],
    onProgress: (progress: { readonly done: number; readonly rows: CreatedAccounts['rows'] }) => void,
  ): Promise<{ ok: true } | Failed>;
  onCards(cards: readonly Credentials[]): void;
  /** @param count of new accounts; 0: the list only changed existing ones */
  onDone(count: number): void;
}

/** A list of people: type or open it, check it, create its accounts. */
export function useAccountList(calls: AccountListCalls, plainNames: boolean) {
  const { check: ask, create: make, onCards, onDone } = calls;
  const [text, setText] = useState('');
  const [state, setState] = useState<ListState>({ step: 'typing' });

  const check = async () => {
    const read = readList(text, plainNames);
    if (!read.ok) return setState({ step: 'typing', problem: read.message });
    setState({ step: 'typing', isBusy: true });
    const answer = await ask(read.rows);
    if (!answer.ok) return setState({ step: 'typing', problem: answer.message });
    const rows = read.rows.flatMap((row, index) => {
      const checked = answer.rows[index];
      return checked ? [{ position: index + 1, row, checked }] : [];
    });
    setState({ step: 'checked', rows });
  };

  const create = async (rows: readonly ListRow[]) => {
    const sent = rows.filter(({ checked }) => checked.outcome !== 'fault');
    let current = rows;
    let done = 0;
    let made = 0;
    setState({ step: 'checked', rows, done });
    const result = await make(
      sent.map(({ row }) => row),
      (progress) => {
        const cards = progress.rows.flatMap(({ credentials }) => credentials ?? []);
        made += cards.length;
        onCards(cards);
        const answered = new Map(
          sent.slice(done, progress.done).map(({ row }, index) => [row.key, progress.rows[index]]),
        );
        done = progress.done;
        current = current.map((one) => withAnswer(one, answered.get(one.row.key)));
        setState({ step: 'checked', rows: current, done });
      },
    );
    if (!result.ok) return setState({ step: 'checked', rows: current, failure: result.message });
    onDone(made);
    // The rows that still need a correction.
    const faults = current.filter(({ checked }) => checked.outcome === 'fault');
    if (faults.length === 0) setText('');
    setState(faults.length === 0 ? { step: 'typing' } : { step: 'checked', rows: faults });
  };

  return {
    text,
    state,
    type: (next: string) => {
      setText(next);
      setState({ step: 'typing' });
    },
    open: async (file: File) => {
      if (file.size > accountLimits.fileBytesMax)
        return setState({ step: 'typing', problem: messages.fileTooLarge });
      setText(await file.text());
      setState({ step: 'typing' });
    },
    back: () => setState({ step: 'typing' }),
    check,
    create,
  };
}

/** A created row has become one that exists. */
function withAnswer(one: ListRow, answer: Checked | undefined): ListRow {
  if (!answer) return one;
  const { outcome, fault } = answer;
  return { ...one, checked: outcome === 'fault' ? { outcome, fault } : { outcome: 'exists' } };
}
