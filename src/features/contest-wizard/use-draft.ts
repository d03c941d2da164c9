import { debounceMs, saveAtMostMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account/account';
import { saveWizardDraft } from '../../data/wizards/wizard-drafts';
import { useKeptForm } from '../../ui/form/use-kept-form';
import type { ContestForm } from './contest-form';

/** CWIZ-38: a contest that is being made, saved on this device as one types. */
export function useDraft(account: AccountKey, id: string, before: ContestForm) {
  return useKeptForm(before, { pauseMs: debounceMs.formField, atMostMs: saveAtMostMs }, (value) =>
    saveWizardDraft({ account, kind: 'contest', id, name: value.name.trim(), value }),
  );
}
