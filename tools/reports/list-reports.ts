import fs from 'node:fs';
import path from 'node:path';
import {
  type ReportFilter,
  readReports,
  readScreenshot,
  removeReport,
  type StoredReport,
} from '../../server/modules/reports/read-reports';
import type { Database } from '../../server/platform/database/open';
import type { ReadFile } from '../../server/platform/files/file-store';

export interface ListOptions {
  readonly filter: ReportFilter;
  readonly imagesFolder: string | undefined;
  readonly json: boolean;
  /** Id of a report to delete, instead of listing. */
  readonly remove: string | undefined;
  readonly readFile: ReadFile;
  readonly print: (line: string) => void;
}

/** Prints the reports, or deletes one. @returns the exit code */
export async function listReports(db: Database, options: ListOptions): Promise<number> {
  const { filter, imagesFolder, json, remove, readFile, print } = options;
  if (remove !== undefined) {
    const isRemoved = await removeReport(db, remove);
    print(isRemoved ? `Report ${remove} was deleted.` : `There is no report ${remove}.`);
    return isRemoved ? 0 : 1;
  }
  const reports = await readReports(db, filter);
  if (reports.length === 0 && !json) print('No reports.');
  for (const report of reports) {
    const image =
      imagesFolder === undefined ? undefined : await saveImage(db, report, imagesFolder, readFile);
    print(json ? asciiJson({ ...report, ...(image && { image }) }) : describe(report, image));
  }
  return 0;
}

async function saveImage(
  db: Database,
  report: StoredReport,
  folder: string,
  readFile: ReadFile,
): Promise<string | undefined> {
  if (report.screenshotHash === null) return undefined;
  const bytes = await readScreenshot(db, report.screenshotHash, readFile);
  if (!bytes) return undefined;
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${report.id}.png`);
  fs.writeFileSync(file, bytes);
  return file;
}

const typeWords = { bug: 'Bug', feature: 'Feature request', other: 'Other' } as const;
/** A report is untrusted text: its control characters must not reach the terminal. */
const plain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ');

/** JSON does not escape control characters from U+007F on, and some terminals execute them. */
const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function describe(report: StoredReport, image: string | undefined): string {
  const { id, type, receivedTime, email, username, currentURL, screen, description, screenshotHash } = report;
  const from = [email, ...(username === null ? [] : [`@${username}`])].join(', ');
  const picture = image ?? (screenshotHash === null ? 'none' : 'yes; save it with --images FOLDER');
  return [
    `${typeWords[type]} · ${receivedTime.toISOString()} · ${id}`,
    `  from     ${plain(from)}`,
    `  page     ${plain(currentURL)} (screen ${screen.width} × ${screen.height})`,
    `  picture  ${picture}`,
    ...plain(description)
      .split('\n')
      .map((line) => `  | ${line}`),
    '',
  ].join('\n');
}
