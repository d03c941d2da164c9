import type { ImportPlan } from '../../data/work-file/import-work';
import { messages } from './messages';

export interface ImportSummary {
  changes: string[];
  notImported: string[];
  isEmpty: boolean;
}

export function summarizeImport({ items, drafts, answers, typed, wizardDrafts }: ImportPlan): ImportSummary {
  const texts = messages.import;
  const newItems = items.filter(({ outcome }) => outcome === 'new').length;
  const draftCount = (outcome: ImportPlan['drafts'][number]['outcome']) =>
    drafts.filter((draft) => draft.outcome === outcome).length;
  const newAnswers = answers.filter(({ outcome }) => outcome === 'new').length;
  const newTyped = typed.filter(({ outcome }) => outcome === 'new').length;
  const wizardCount = (outcome: ImportPlan['wizardDrafts'][number]['outcome']) =>
    wizardDrafts.filter((draft) => draft.outcome === outcome).length;
  const counts = [
    [newItems, texts.newItems],
    [draftCount('new') + newAnswers + newTyped + wizardCount('new'), texts.newDrafts],
    [draftCount('newer'), texts.newerDrafts],
    [draftCount('older'), texts.olderDrafts],
  ] as const;
  const known =
    items.filter(({ outcome }) => outcome === 'known').length +
    draftCount('same') +
    wizardCount('known') +
    answers.length -
    newAnswers +
    typed.length -
    newTyped;
  const changes = counts.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
  return {
    changes: known > 0 ? [...changes, texts.known(known)] : changes,
    notImported: [...items, ...wizardDrafts].flatMap((item, i) =>
      item.outcome === 'left' ? [texts.notImportedItem(i + 1, item.reason)] : [],
    ),
    isEmpty: changes.length === 0,
  };
}
