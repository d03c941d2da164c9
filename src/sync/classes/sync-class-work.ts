import { classWorkLimits } from '../../../contract/class-limits';
import type { DeviceReport } from '../../../contract/entities/classes/class-work';
import type { AccountKey } from '../../data/account/account';
import { commentsVersion, storeComments } from '../../data/classes/class-comments';
import { runDevice } from '../../data/contest-run/run-device';
import { waitingFacts } from '../../data/outbox/waiting-facts';
import { isStorageLow } from '../../data/storage/storage-low';
import { deviceName } from '../../lib/device-name';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import { pullCommentedWork } from './pull-class-work';

export async function readDeviceReport(account: AccountKey): Promise<DeviceReport> {
  const { waiting, refused, oldestAt } = await waitingFacts(account);
  const { waitingMax } = classWorkLimits;
  return {
    deviceID: runDevice(),
    name: deviceName(navigator.userAgent),
    waiting: Math.min(waiting, waitingMax),
    refused: Math.min(refused, waitingMax),
    oldestWaitingAt: oldestAt === null ? null : new Date(oldestAt).toISOString(),
    isStorageLow: await isStorageLow(),
  };
}

/** Reports this device to the teachers of the account's classes, and gets new comments. Never throws. */
export async function syncClassWork(
  account: AccountKey,
  device?: DeviceReport,
): Promise<{ isMember: boolean | undefined; pulled: PullResult }> {
  const askedAt = Date.now();
  const answer = await call('classSync', {
    body: {
      device: device ?? (await readDeviceReport(account)),
      known: await commentsVersion(account).catch(() => undefined),
    },
    account,
    retries: 0,
  });
  if (!answer.ok) return { isMember: undefined, pulled: pullFailure(answer.failure) };
  const { isMember, version, comments } = answer.data;
  const pulled = await storedFor(answer.account, () => storeComments(account, version, comments, askedAt));
  if (comments && pulled.ok) await pullCommentedWork(account);
  return { isMember, pulled };
}
