import { debounceMs } from '../../../contract/limits';
import type { AccountKey } from '../../data/account';
import { saveWizardDraft } from '../../data/wizard-drafts';
import { useKeptForm } from '../../ui/use-kept-form';
import type { ProblemForm } from './problem-form';

/** A problem that is being written, saved on this device as one types. */
export function useDraft(account: AccountKey, id: string, before: ProblemForm) {
  return useKeptForm(before, debounceMs.formField, (value) =>
    saveWizardDraft({ account, kind: 'problem', id, name: value.title.trim(), value }),
  );
}
