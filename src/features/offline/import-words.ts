import type { ImportPlan } from '../../data/work-file/import-work';
import { counted } from '../../lib/words';

export interface ImportWords {
  does: string[];
  leaves: string[];
  isEmpty: boolean;
}

export function describeImport({ items, drafts, answers }: ImportPlan): ImportWords {
  const fresh = items.filter(({ fate }) => fate === 'new').length;
  const of = (fate: ImportPlan['drafts'][number]['fate']) =>
    drafts.filter((draft) => draft.fate === fate).length;
  const begun = answers.filter(({ fate }) => fate === 'new').length;
  const does = [
    [fresh, (n: number) => `${counted(n, 'unsent item')} will be sent from here, once.`],
    [of('new') + begun, (n: number) => `${counted(n, 'draft')} will be added.`],
    [
      of('newer'),
      (n: number) =>
        `${counted(n, 'draft')} will take the place of an older one, which stays among its earlier versions.`,
    ],
    [
      of('older'),
      (n: number) => `${counted(n, 'draft')} will go among the earlier versions: the one here is newer.`,
    ],
  ] as const;
  const known = items.filter(({ fate }) => fate === 'known').length + of('same') + answers.length - begun;
  const sentences = does.flatMap(([count, say]) => (count > 0 ? [say(count)] : []));
  return {
    does:
      known > 0
        ? [...sentences, `${counted(known, 'thing')} of the file ${known === 1 ? 'is' : 'are'} here already.`]
        : sentences,
    leaves: items.flatMap((item, i) => (item.fate === 'left' ? [`Item ${i + 1}: ${item.reason}`] : [])),
    isEmpty: sentences.length === 0,
  };
}
