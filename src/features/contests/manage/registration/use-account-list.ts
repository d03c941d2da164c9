import { useState } from 'react';
import { accountLimits } from '../../../../../contract/account-limits';
import type { AccountRow, CheckedAccounts } from '../../../../../contract/entities/contest/contest-accounts';
import { checkAccounts, createAccounts } from '../../../../sync/contest-registration/manage-accounts';
import { showToast } from '../../../../ui/toast';
import { addCards } from './held-cards';
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

/** The organiser's list: type or open it, check it, create its accounts. */
export function useAccountList(contestSlug: string) {
  const [text, setText] = useState('');
  const [state, setState] = useState<ListState>({ step: 'typing' });

  const check = async () => {
    const read = readList(text);
    if (!read.ok) return setState({ step: 'typing', problem: read.message });
    setState({ step: 'typing', isBusy: true });
    const answer = await checkAccounts(contestSlug, read.rows);
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
    const result = await createAccounts(
      contestSlug,
      sent.map(({ row }) => row),
      (progress) => {
        const cards = progress.rows.flatMap(({ credentials }) => credentials ?? []);
        made += cards.length;
        addCards(contestSlug, cards);
        const answered = new Map(
          sent.slice(done, progress.done).map(({ row }, index) => [row.key, progress.rows[index]]),
        );
        done = progress.done;
        current = current.map((one) => withAnswer(one, answered.get(one.row.key)));
        setState({ step: 'checked', rows: current, done });
      },
    );
    if (!result.ok) return setState({ step: 'checked', rows: current, failure: result.message });
    void showToast(made > 0 ? messages.created(made) : messages.teamsUpdated, { tone: 'safe', id: 'manage' });
    // What is left to correct.
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
