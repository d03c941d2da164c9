export interface Segment {
  from: number;
  text: string;
  /** Null: not in a part. */
  part: number | null;
}

/** Cuts a program at its parts, which do not overlap but can be in any order. */
export function segmentsOf(code: string, spans: readonly (readonly [from: number, to: number])[]): Segment[] {
  const sorted = spans.map(([from, to], part) => ({ from, to, part })).sort((a, b) => a.from - b.from);
  const segments: Segment[] = [];
  let position = 0;
  for (const { from, to, part } of sorted) {
    if (from > position) segments.push({ from: position, text: code.slice(position, from), part: null });
    segments.push({ from, text: code.slice(from, to), part });
    position = to;
  }
  if (position < code.length) segments.push({ from: position, text: code.slice(position), part: null });
  return segments;
}
