import { useRef } from 'react';
import { debounceMs, saveAtMostMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account/account';
import { useKeptForm } from '../../ui/form/use-kept-form';
import { keepForm } from './kept-draft';
import type { ProblemForm } from './problem-form';

/** A problem that is being written, saved on this device as one types. */
export function useDraft(account: AccountKey, id: string, before: ProblemForm) {
  const kept = useRef(before.testCases);
  return useKeptForm(before, { pauseMs: debounceMs.formField, atMostMs: saveAtMostMs }, async (form) => {
    await keepForm(account, id, form, kept.current);
    kept.current = form.testCases;
  });
}
