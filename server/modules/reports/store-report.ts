import { createHash, randomUUID } from 'node:crypto';
import type { BugReport } from '../../../contract/entities/report';
import { anonymousReporter } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';

/**
 * Stores a report with its screenshot. Whoever leaves the e-mail out was told that the report is anonymous: then it is.
 * @param uid the account it comes from, if it has a record here
 */
export async function storeReport(db: Database, report: BugReport, uid: string | undefined): Promise<string> {
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
      image_hash: report.screenshot ? await storeImage(db, report.screenshot) : null,
    })
    .execute();
  return id;
}

/** The SHA-256 of the bytes (hexadecimal), under which they are kept once. */
async function storeImage(db: Database, screenshot: Uint8Array): Promise<string> {
  const bytes = Buffer.from(screenshot);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('report_images')
    .values({ hash, bytes })
    // Touched, so that it cannot be tidied away as unused before the report is there.
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })),
    )
    .execute();
  return hash;
}
