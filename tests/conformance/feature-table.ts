/** Markdown tables of a run over many packages. Pure. */
import type { PackageRecord } from './record';

interface Row {
  name: string;
  packages: number;
  imported: number;
  losses: number;
  refused: number;
  judged: number;
  asExpected: number;
  differing: number;
  notRun: number;
}

const empty = (name: string): Row => ({
  name,
  packages: 0,
  imported: 0,
  losses: 0,
  refused: 0,
  judged: 0,
  asExpected: 0,
  differing: 0,
  notRun: 0,
});

function count(row: Row, { result, outcomes, skipped }: PackageRecord): void {
  row.packages += 1;
  row[result] += 1;
  if (outcomes.length > 0) row.judged += 1;
  const agreeing = outcomes.filter(({ agrees }) => agrees).length;
  row.asExpected += agreeing;
  row.differing += outcomes.length - agreeing;
  row.notRun += skipped;
}

const head = [
  'packages',
  'imported',
  'with confirmed losses',
  'refused',
  'judged',
  'submissions as expected',
  'differing',
  'other languages',
];
const rowOf = (row: Row) =>
  [
    row.name,
    row.packages,
    row.imported,
    row.losses,
    row.refused,
    row.judged,
    row.asExpected,
    row.differing,
    row.notRun,
  ].join(' | ');
const table = (title: string, rows: readonly Row[]): string =>
  [
    `| ${title} | ${head.join(' | ')} |`,
    `|---|${'---:|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${rowOf(row)} |`),
  ].join('\n');

/** A package counts in the row of each of its features. */
export function featureTable(records: readonly PackageRecord[]): string {
  const rows = new Map<string, Row>();
  const all = empty('all packages');
  for (const record of records) {
    count(all, record);
    for (const feature of record.features) {
      const row = rows.get(feature) ?? empty(feature);
      rows.set(feature, row);
      count(row, record);
    }
  }
  const sorted = [...rows.values()].sort(
    (a, b) => b.packages - a.packages || a.name.localeCompare(b.name, 'en'),
  );
  return table('feature', [all, ...sorted]);
}

/** By the part of the name before the first slash. */
export function collectionTable(records: readonly PackageRecord[]): string {
  const rows = new Map<string, Row>();
  for (const record of records) {
    const name = record.name.split('/')[0] ?? '';
    const row = rows.get(name) ?? empty(name);
    rows.set(name, row);
    count(row, record);
  }
  return table(
    'collection',
    [...rows.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );
}

export function packageTable(records: readonly PackageRecord[]): string {
  const rows = records.map((record) => {
    const row = empty(record.name);
    count(row, record);
    return row;
  });
  return table(
    'package',
    rows.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );
}

/** Reasons and losses, with the number of packages. */
export function reasonTable(records: readonly PackageRecord[]): string {
  const counts = new Map<string, number>();
  for (const { reason, losses } of records)
    for (const line of reason === undefined
      ? losses.map((loss) => `loss: ${loss}`)
      : [`refused: ${reason}`]) {
      const kind = line
        .replace(/\d+/g, 'N')
        .replace(/\(.*\)/, '(…)')
        .slice(0, 160);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  const rows = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  return [
    '| reason | packages |',
    '|---|---:|',
    ...rows.map(([kind, n]) => `| ${kind.replaceAll('|', '\\|')} | ${n} |`),
  ].join('\n');
}
