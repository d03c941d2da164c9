/** Agreement by language and expected verdict, as text. Pure. */
import { type Language, languageLabels, languages } from '../../contract/limits';

export interface Outcome {
  package: string;
  name: string;
  language: Language;
  /** Expected verdicts, as AC or WA/TLE. */
  expected: string;
  agrees: boolean;
}

/** `3/4`: three of four agree. Rows are languages, columns expected verdicts; last come the totals. */
export function agreementTable(outcomes: readonly Outcome[]): string {
  const columns = [...new Set(outcomes.map(({ expected }) => expected))].sort();
  const head = ['', ...columns, 'all'];
  const rows = languages.map((language) => {
    const own = outcomes.filter((outcome) => outcome.language === language);
    return [languageLabels[language], ...cells(own, columns)];
  });
  const table = [head, ...rows, ['all', ...cells(outcomes, columns)]];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) => row.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join('  ')).join('\n');
}

function cells(outcomes: readonly Outcome[], columns: readonly string[]): string[] {
  return [...columns, null].map((column) => {
    const meant = outcomes.filter(({ expected }) => column === null || expected === column);
    return meant.length === 0 ? '-' : `${meant.filter(({ agrees }) => agrees).length}/${meant.length}`;
  });
}

const pad = (cell: string, width: number, at: number) =>
  at === 0 ? cell.padEnd(width) : cell.padStart(width);
