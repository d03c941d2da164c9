import { questionLimits } from '../../../contract/limits';
import type { LineDraft, QuestionDraft } from '../../parts/authoring/question-draft';

type Ordering = Pick<QuestionDraft, 'lines' | 'otherOrders'>;

/** Each line of the text becomes a line of the question, from this place on. Tabs become spaces. */
export function writeLines({ lines, otherOrders }: Ordering, place: number, text: string): Ordering {
  const line = lines[place];
  if (!line) return { lines, otherOrders };
  const [first = '', ...more] = text.replaceAll('\t', '    ').split(/\r?\n/);
  const written = lines.map((one, at) => (at === place ? { ...one, text: first } : one));
  const added = more.filter((one) => one.trim() !== '').slice(0, questionLimits.linesMax - lines.length);
  return insertLines({ lines: written, otherOrders }, place + 1, added);
}

export const canAddLine = (lines: readonly LineDraft[]) => lines.length < questionLimits.linesMax;
export const canRemoveLine = (lines: readonly LineDraft[]) => lines.length > questionLimits.linesMin;

export function addLine(draft: Ordering): Ordering {
  return canAddLine(draft.lines) ? insertLines(draft, draft.lines.length, ['']) : draft;
}

function insertLines({ lines, otherOrders }: Ordering, place: number, texts: readonly string[]): Ordering {
  let number = lines.length;
  const taken = new Set(lines.map(({ key }) => key));
  const added = texts.map((text) => {
    while (taken.has(`line${number}`)) number += 1;
    taken.add(`line${number}`);
    return { key: `line${number}`, text };
  });
  return {
    lines: [...lines.slice(0, place), ...added, ...lines.slice(place)],
    otherOrders: otherOrders.map((order) => [...order, ...added.map(({ key }) => key)]),
  };
}

export function removeLine({ lines, otherOrders }: Ordering, removed: string): Ordering {
  if (!canRemoveLine(lines)) return { lines, otherOrders };
  return {
    lines: lines.filter(({ key }) => key !== removed),
    otherOrders: otherOrders.map((order) => order.filter((key) => key !== removed)),
  };
}
