import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import { durationText } from '../../../lib/words';
import { exactText } from './manage-words';

/** Undefined for an entry that arrived at once. */
export function evidenceText(entry: ManagedEntry): string | undefined {
  const { evidence, writtenTime, receivedTime, committedTime } = entry;
  const delayMs = Date.parse(receivedTime) - Date.parse(writtenTime);
  if (evidence === 'commitment' && committedTime !== undefined) {
    return `Arrived ${durationText(delayMs)} later. The device announced this exact content at ${exactText(committedTime)}.`;
  }
  if (evidence !== 'device') return undefined;
  return `Arrived ${durationText(delayMs)} later. Only the device says when this was written.`;
}

/** Refused on arrival: only its device has the content. */
export const isWithoutContent = ({ state, evidence, status, kind }: ManagedEntry): boolean =>
  state === 'refused' && evidence === 'device' && (kind === 'answer' || status === undefined);
