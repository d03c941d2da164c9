/** The last report of the server in this tab; it outlives the page that shows it. */
import { proxy } from 'valtio/vanilla';
import { call } from '../../sync/page-client';
import type { ServerStatus } from './status-words';

export interface StatusReport {
  status: ServerStatus;
  /** When it arrived, ms of this device's clock. */
  at: number;
}

export const serverStatus: {
  report: StatusReport | null;
  asking: boolean;
  /** Why the last question got no answer. */
  failure: string | null;
} = proxy({ report: null as StatusReport | null, asking: false, failure: null as string | null });

/** Asks the server how it is. Never throws; one question at a time. */
export async function refreshServerStatus(): Promise<void> {
  if (serverStatus.asking) return;
  serverStatus.asking = true;
  const answer = await call('status');
  serverStatus.asking = false;
  if (answer.ok) {
    serverStatus.report = { status: answer.data, at: Date.now() };
    serverStatus.failure = null;
  } else {
    serverStatus.failure = answer.failure.error.message;
  }
}
