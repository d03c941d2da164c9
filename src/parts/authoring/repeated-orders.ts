import { messages } from './messages';

interface Ordering {
  /** In the right order. */
  lines: readonly string[];
  /** Positions in `lines`. */
  otherOrders: readonly (readonly number[])[];
}

/** Faults of other right orders that repeat an earlier one. Compares texts: equal lines can change places. */
export function repeatedOrders({ lines, otherOrders }: Ordering): Record<string, string> {
  // A blank line has a fault already, and all blank lines are equal.
  if (lines.some((line) => line.trim() === '')) return {};
  const firstAt = new Map([[JSON.stringify(lines), -1]]);
  const faults: Record<string, string> = {};
  otherOrders.forEach((order, at) => {
    const texts = JSON.stringify(order.map((place) => lines[place]));
    const same = firstAt.get(texts);
    if (same === undefined) firstAt.set(texts, at);
    else faults[`otherOrders.${at}`] = sameAs(at + 1, same);
  });
  return faults;
}

const sameAs = (order: number, same: number) =>
  same < 0 ? messages.orderSameAsLines(order) : messages.orderSameAsOther(order, same + 1);
