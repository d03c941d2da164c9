/** Loaded late: only signed-in people may belong to a class. */
import { session } from '../../auth/session';
import { type ClassWorkReason, createClassWork } from './keep-class-work';
import { readDeviceReport, syncClassWork } from './sync-class-work';

/** Most changes reach the server within this time, and are no state to report. */
const changeSettlesMs = 3000;

let mayFetch = () => false;
let settling: ReturnType<typeof setTimeout> | undefined;

const work = createClassWork({
  account() {
    const { current } = session;
    if (current.state !== 'signedIn' || current.signInNeeded || !mayFetch()) return undefined;
    return document.visibilityState === 'visible' ? current.uid : undefined;
  },
  now: () => Date.now(),
  read: readDeviceReport,
  send: syncClassWork,
});

/** @param may whether this tab sends, and is online */
export function lookAtClassWork(reason: ClassWorkReason, may: () => boolean): void {
  mayFetch = may;
  if (reason === 'time') return void work.look(reason);
  // After a return the outbox is sent first.
  clearTimeout(settling);
  settling = setTimeout(() => void work.look(reason), changeSettlesMs);
}
