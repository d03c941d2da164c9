import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BugReport } from '../../../contract/entities/report';
import { anonymousReporter } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { isWholePng } from './whole-png';

/**
 * A report without email is anonymous, as the form says.
 * @param uid the account, if it has a record here
 */
export async function storeReport(
  db: Database,
  report: BugReport,
  uid: string | undefined,
  picturesMb: number,
): Promise<string> {
  const id = randomUUID();
  const person =
    uid === undefined || report.email === anonymousReporter
      ? undefined
      : await db.selectFrom('users').select('uid').where('uid', '=', uid).executeTakeFirst();
  await db
    .insertInto('bug_reports')
    .values({
      id,
      uid: person?.uid ?? null,
      type: report.type,
      description: report.description,
      email: report.email,
      current_url: report.currentURL,
      screen_width: report.screenWidth,
      screen_height: report.screenHeight,
      submission_id: await knownSubmission(db, report.submissionID),
      image_hash: report.screenshot ? await storeImage(db, report.screenshot, picturesMb) : null,
    })
    .execute();
  return id;
}

/** A device may have kept a copy of a submission that is gone. */
async function knownSubmission(db: Database, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const row = await db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Other data could hide behind a valid PNG header. */
export async function requirePicture(screenshot: Uint8Array | undefined): Promise<void> {
  if (!screenshot || (await isWholePng(screenshot))) return;
  throw new Refusal('VALIDATION', {
    fields: [{ path: 'screenshot', message: 'The screenshot is not a complete PNG.' }],
  });
}

/** Only the operator can free space. */
const retryAfterSeconds = 3600;

async function requireSpace(db: Database, bytes: number, picturesMb: number): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::float8 as bytes from report_images`.execute(db);
  if ((rows[0]?.bytes ?? 0) + bytes <= picturesMb * 1_000_000) return;
  throw new Refusal('TOO_MANY_REQUESTS', {
    message:
      'The server cannot store more screenshots. Your report stays on this device. Remove the screenshot to send it now.',
    retryAfterSeconds,
  });
}

/** Returns the SHA-256 in hexadecimal, which is the key of the picture. */
async function storeImage(db: Database, screenshot: Uint8Array, picturesMb: number): Promise<string> {
  await requireSpace(db, screenshot.length, picturesMb);
  const bytes = Buffer.from(screenshot);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('report_images')
    .values({ hash, bytes, size: bytes.length })
    // Updates the row, so that housekeeping does not delete it before the report refers to it.
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })),
    )
    .execute();
  return hash;
}
