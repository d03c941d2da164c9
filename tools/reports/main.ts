/** `npm run reports`: lists users' reports, newest first, and writes their screenshots into a folder. */
import { parseArgs } from 'node:util';
import { type ReportType, reportTypes } from '../../contract/limits';
import { listReports } from './list-reports';
import { openReports } from './open-reports';

const usage = `Usage: npm run reports [-- --type bug|feature|other] [--days N] [--limit N] [--images FOLDER] [--json]
       npm run reports -- --remove ID

Reads the server's database: DATABASE_URL, or DATA_DIR for the embedded one; the server may be running.

  --type     only reports of one type
  --days     only the last N days
  --limit    how many at most (default 50)
  --images   writes their screenshots into FOLDER, one PNG per report, and prints the paths
  --json     one JSON object per line, for other programs
  --remove   deletes one report`;

const options = {
  type: { type: 'string' },
  days: { type: 'string' },
  limit: { type: 'string', default: '50' },
  images: { type: 'string' },
  json: { type: 'boolean', default: false },
  remove: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`);
  return value;
}

function reportType(text: string | undefined): ReportType | undefined {
  const type = reportTypes.find((one) => one === text);
  if (text !== undefined && !type) throw new Error(`--type must be one of ${reportTypes.join(', ')}`);
  return type;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const type = reportType(values.type);
  const limit = wholeNumber('limit', values.limit);
  const days = values.days === undefined ? undefined : wholeNumber('days', values.days);
  const since = days === undefined ? undefined : new Date(Date.now() - days * 86_400_000);
  const { db, readFile, close } = await openReports(process.env);
  try {
    return await listReports(db, {
      filter: { type, since, limit },
      imagesFolder: values.images,
      json: values.json,
      remove: values.remove,
      readFile,
      print: (line) => console.log(line),
    });
  } finally {
    await close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
