import { classSyncMs } from '../../../../contract/class-limits';
import type { DeviceState } from '../../../../contract/entities/classes/class-work';
import { momentText } from '../../../lib/words';
import { messages } from './messages';

export type DeviceTone = 'safe' | 'alert' | 'quiet';

export interface DeviceLine {
  tone: DeviceTone;
  text: string;
}

const texts = messages.device;

/**
 * A line for the device that was seen last, and one for each other device that has something to say.
 *
 * @param nowMs of the server, when it read the reports
 */
export function describeDevices(devices: readonly DeviceState[], nowMs: number): DeviceLine[] {
  const [newest, ...others] = devices;
  if (!newest) return [{ tone: 'quiet', text: texts.none }];
  const troubled = others.filter((device) => device.waiting > 0);
  if (troubled.length === 0) return [describe(newest, nowMs)];
  return [newest, ...troubled].map((device) => {
    const { tone, text } = describe(device, nowMs);
    return { tone, text: texts.named(device.name, text) };
  });
}

export const hasTrouble = (devices: readonly DeviceState[]): boolean =>
  devices.some(({ waiting, isStorageLow }, at) => waiting > 0 || (at === 0 && isStorageLow));

function describe(device: DeviceState, nowMs: number): DeviceLine {
  const { waiting, refused, oldestWaitingAt, isStorageLow, seenAt } = device;
  const seenMs = Date.parse(seenAt);
  const isAway = nowMs - seenMs > classSyncMs.awayAfter;
  const parts = [
    isAway && texts.notSeen(momentText(seenMs, nowMs)),
    waiting > 0 && waitingText(waiting, oldestWaitingAt, nowMs),
    refused > 0 && texts.refused(refused),
    isStorageLow && texts.storageLow,
  ].filter((part) => part !== false);
  if (parts.length === 0) return { tone: 'safe', text: texts.upToDate };
  return { tone: waiting > 0 || isStorageLow ? 'alert' : 'quiet', text: parts.join(' · ') };
}

/** An entry that has waited for minutes is a problem; one that was just written is not. */
const longMs = 120_000;

function waitingText(waiting: number, oldestWaitingAt: string | null, nowMs: number): string {
  const oldestMs = oldestWaitingAt === null ? nowMs : Date.parse(oldestWaitingAt);
  return nowMs - oldestMs > longMs
    ? texts.waitingSince(waiting, momentText(oldestMs, nowMs))
    : texts.waiting(waiting);
}
