/** Lines of an ordering question, under names that do not reveal their order. */
import { hash32, seededShuffle } from './seeded-shuffle';

export interface OrderingLine {
  readonly id: string;
  readonly text: string;
}

export const lineIdPattern = /^line_[0-9a-f]{8}(_\d{1,2})?$/;

/**
 * Sorted by text, which says nothing about the right order. An id follows from its text, so that it stays the same
 * when the author corrects the order; equal lines have numbers.
 */
export function sortedLines(lines: readonly string[]): OrderingLine[] {
  const taken = new Map<string, number>();
  return [...lines]
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .map((text) => {
      const name = `line_${hash32(text).toString(16).padStart(8, '0')}`;
      const before = taken.get(name) ?? 0;
      taken.set(name, before + 1);
      return { id: before === 0 ? name : `${name}_${before + 1}`, text };
    });
}

/** Where a person begins: the same on all devices of an account. */
export function startingOrder(lines: readonly OrderingLine[], problemID: string, account: string): string[] {
  return seededShuffle(
    lines.map(({ id }) => id),
    `${problemID}\n${account}`,
  );
}
