/** Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = cell(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, cell(above, column) + 1, cell(current, column - 1) + 1));
    }
    above = current;
  }
  return cell(above, b.length);
}

function cell(row: number[], column: number): number {
  return row[column] ?? 0;
}
