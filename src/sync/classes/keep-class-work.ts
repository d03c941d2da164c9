/** Decides when a device reports its state to the teachers of a class and gets comments. */
import { classSyncMs } from '../../../contract/class-limits';
import type { DeviceReport } from '../../../contract/entities/classes/class-work';
import type { AccountKey } from '../../data/account/account';

export interface ClassWorkContext {
  /** The signed-in account whose work this tab sends; undefined: none, or offline. */
  account(): AccountKey | undefined;
  now(): number;
  read(account: AccountKey): Promise<DeviceReport>;
  send(account: AccountKey, report: DeviceReport): Promise<{ isMember: boolean | undefined }>;
}

/** `change`: the outbox changed · `return`: the network, the user or the session is back · `time`: a timer. */
export type ClassWorkReason = 'time' | 'change' | 'return';

const contentOf = ({ waiting, refused, isStorageLow }: DeviceReport) =>
  [waiting > 0 ? waiting : '', refused, isStorageLow].join();

/** Reports regularly, once more after a change in that time, and at a return. */
export function createClassWork(context: ClassWorkContext) {
  let done = { uid: '', at: Number.NEGATIVE_INFINITY, isMember: true, content: '' };
  let changeAt = Number.NEGATIVE_INFINITY;
  let isBusy = false;

  async function report(account: AccountKey, reason: ClassWorkReason): Promise<void> {
    const now = context.now();
    const isOther = done.uid !== account;
    if (!isOther && !done.isMember && now - done.at < classSyncMs.withoutClass) return;
    const isDue = isOther || reason === 'return' || now - done.at >= classSyncMs.every;
    if (!isDue && now - changeAt < classSyncMs.changeEvery) return;
    const device = await context.read(account);
    const content = contentOf(device);
    if (!isDue && content === done.content) return;
    if (!isDue) changeAt = now;
    const { isMember } = await context.send(account, device);
    if (isMember === undefined) return;
    done = { uid: account, at: now, isMember, content };
  }

  return {
    async look(reason: ClassWorkReason): Promise<void> {
      const account = context.account();
      if (account === undefined || isBusy) return;
      isBusy = true;
      try {
        await report(account, reason);
      } catch (error) {
        console.warn('The state of this device could not be reported', error);
      } finally {
        isBusy = false;
      }
    },
  };
}
