/** Payloads are written in the newest shape and brought up to it on reading: a queue may be older than the code that sends it. */
import type { OutboxKind, Payloads } from './outbox-entry';

export const payloadVersions: Record<OutboxKind, number> = {
  codeSubmit: 1,
  answersSubmit: 1,
  codeRun: 1,
  profileUpdate: 1,
  bugReport: 1,
  contestFinish: 1,
  contestEvents: 1,
  contestRegister: 1,
  contestCreate: 1,
  contestAsk: 1,
  problemCreate: 1,
};

/** `[kind][version]` turns a payload of that version into the next one. */
export type Upcasters = Partial<Record<OutboxKind, Record<number, (payload: unknown) => unknown>>>;
// Version 1 is the first: nothing to bring up yet.
const upcasters: Upcasters = {};

/** The payload in the current version. Throws if a step is missing: that is a fault of a build, not of the entry. */
export function upcastPayload<K extends OutboxKind>(
  kind: K,
  version: number,
  payload: unknown,
  steps: Upcasters = upcasters,
  current: number = payloadVersions[kind],
): Payloads[K] {
  let value = payload;
  for (let v = version; v < current; v += 1) {
    const step = steps[kind]?.[v];
    if (!step) throw new Error(`No way from version ${v} of ${kind} to ${v + 1}`);
    value = step(value);
  }
  return value as Payloads[K];
}
