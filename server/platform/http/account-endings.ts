import { sql } from 'kysely';
import type { Notifications } from '../database/notifications';
import type { Database } from '../database/open';

/** The payload is a uid. */
export const sessionsChannel = 'account_sessions';

/** At commit, ends the account's long polls and streams in all processes. Each change that ends sessions calls it. */
export async function announceEndedSessions(transaction: Database, uid: string): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${uid})`.execute(transaction);
}

/** Long polls and streams check their token only once, at the beginning. */
export class AccountEndings {
  private readonly open = new Map<string, Set<AbortController>>();

  constructor(notifications: Pick<Notifications, 'subscribe'>) {
    notifications.subscribe(sessionsChannel, (uid) => {
      // An empty payload: notifications may be missing. Clients ask again.
      const ended = uid === '' ? [...this.open.values()].flatMap((some) => [...some]) : this.open.get(uid);
      for (const controller of ended ?? []) controller.abort();
    });
  }

  watch(uid: string): { readonly signal: AbortSignal; readonly stop: () => void } {
    const controller = new AbortController();
    const some = this.open.get(uid) ?? new Set();
    this.open.set(uid, some.add(controller));
    const stop = () => {
      some.delete(controller);
      if (some.size === 0 && this.open.get(uid) === some) this.open.delete(uid);
    };
    return { signal: controller.signal, stop };
  }
}
