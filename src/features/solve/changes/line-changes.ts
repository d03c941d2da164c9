import { diffLines } from './line-diff';

export type ChangedLine =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'leftOut'; count: number };

const around = 2;

export function changedLines(before: string, after: string): ChangedLine[] {
  const rows = diffLines(before, after);
  const isNear = rows.map((_, at) =>
    rows.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const lines: ChangedLine[] = [];
  for (const [at, { kind, expected = '', actual = '' }] of rows.entries()) {
    const last = lines.at(-1);
    if (!isNear[at]) {
      if (last?.kind === 'leftOut') last.count += 1;
      else lines.push({ kind: 'leftOut', count: 1 });
    } else if (kind === 'same') lines.push({ kind, text: expected });
    else {
      if (kind !== 'extra') lines.push({ kind: 'removed', text: expected });
      if (kind !== 'missing') lines.push({ kind: 'added', text: actual });
    }
  }
  return lines;
}
