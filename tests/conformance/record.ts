/** A run over many packages as lines of JSON, so that a stopped run continues where it ended. */
import { appendFile, readFile } from 'node:fs/promises';
import type { Outcome } from './table';

export interface PackageRecord {
  name: string;
  features: string[];
  result: 'imported' | 'losses' | 'refused';
  /** For `refused`. */
  reason?: string;
  /** Parts that the import loses; the author has to confirm them. */
  losses: string[];
  outcomes: Outcome[];
  /** Submissions that differ, with the measured difference. */
  differences: string[];
  skipped: number;
  /** Of everything that decides verdicts: an unchanged problem is not judged again. */
  hash: string;
  /** Nothing was judged: only read, or not comparable. */
  unjudged?: string;
  /** The time for one package was over. */
  unfinished?: string;
  seconds: number;
}

/** The last record of each package. Lines of an interrupted write are ignored. */
export async function readRecords(file: string): Promise<Map<string, PackageRecord>> {
  const records = new Map<string, PackageRecord>();
  const text = await readFile(file, 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    const record = parseLine(line);
    if (record) records.set(record.name, record);
  }
  return records;
}

function parseLine(line: string): PackageRecord | undefined {
  try {
    return line.trim() === '' ? undefined : (JSON.parse(line) as PackageRecord);
  } catch {
    return undefined;
  }
}

export async function appendRecord(file: string, record: PackageRecord): Promise<void> {
  await appendFile(file, `${JSON.stringify(record)}\n`);
}
