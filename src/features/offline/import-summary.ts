import type { ImportPlan } from '../../data/work-file/import-work';
import { messages } from './messages';

export interface ImportSummary {
  changes: string[];
  notImported: string[];
  isEmpty: boolean;
}

export function summarizeImport({ items, drafts, answers }: ImportPlan): ImportSummary {
  const texts = messages.import;
  const newItems = items.filter(({ fate }) => fate === 'new').length;
  const draftCount = (fate: ImportPlan['drafts'][number]['fate']) =>
    drafts.filter((draft) => draft.fate === fate).length;
  const newAnswers = answers.filter(({ fate }) => fate === 'new').length;
  const counts = [
    [newItems, texts.newItems],
    [draftCount('new') + newAnswers, texts.newDrafts],
    [draftCount('newer'), texts.newerDrafts],
    [draftCount('older'), texts.olderDrafts],
  ] as const;
  const known =
    items.filter(({ fate }) => fate === 'known').length + draftCount('same') + answers.length - newAnswers;
  const changes = counts.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
  return {
    changes: known > 0 ? [...changes, texts.known(known)] : changes,
    notImported: items.flatMap((item, i) =>
      item.fate === 'left' ? [texts.notImportedItem(i + 1, item.reason)] : [],
    ),
    isEmpty: changes.length === 0,
  };
}
