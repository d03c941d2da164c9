import { sql } from 'kysely';
import { classWorkLimits } from '../../../contract/class-limits';
import type { DeviceReport, DeviceState } from '../../../contract/entities/classes/class-work';
import type { Database } from '../../platform/database/open';

export async function keepDeviceReport(db: Database, uid: string, report: DeviceReport): Promise<void> {
  const row = {
    name: report.name,
    waiting: report.waiting,
    refused: report.refused,
    oldest_waiting: report.oldestWaitingAt === null ? null : new Date(report.oldestWaitingAt),
    storage_low: report.isStorageLow,
    seen_at: new Date(),
  };
  await db
    .insertInto('device_reports')
    .values({ uid, device_id: report.deviceID, ...row })
    .onConflict((conflict) => conflict.columns(['uid', 'device_id']).doUpdateSet(row))
    .execute();
  await sql`delete from device_reports where uid = ${uid} and device_id not in
    (select device_id from device_reports where uid = ${uid}
      order by seen_at desc limit ${classWorkLimits.devicesMax})`.execute(db);
}

/** By uid; newest first. */
export async function readDeviceStates(
  db: Database,
  uids: readonly string[],
): Promise<Map<string, DeviceState[]>> {
  const states = new Map<string, DeviceState[]>();
  if (uids.length === 0) return states;
  const rows = await db
    .selectFrom('device_reports')
    .selectAll()
    .where('uid', 'in', uids)
    .orderBy('seen_at', 'desc')
    .execute();
  for (const row of rows) {
    const state: DeviceState = {
      name: row.name,
      waiting: row.waiting,
      refused: row.refused,
      oldestWaitingAt: row.oldest_waiting?.toISOString() ?? null,
      isStorageLow: row.storage_low,
      seenAt: row.seen_at.toISOString(),
    };
    states.set(row.uid, [...(states.get(row.uid) ?? []), state]);
  }
  return states;
}
