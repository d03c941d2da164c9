/** From another tab or another device of the same user. */
import { readDraftSync } from '../../../data/drafts/draft-sync';
import type { DraftKey } from '../../../data/drafts/drafts';
import type { DraftGuard } from '../../../data/drafts/foreign-draft';
import { momentText } from '../../../lib/words';
import { showToast } from '../../../ui/toast';
import { messages } from '../messages';

export interface TextOrigin {
  device: string;
  savedAt: number;
}
export interface ForeignText {
  code: string;
  /** Undefined: another tab of this device. */
  from: TextOrigin | undefined;
}

export function watchForeign(
  guard: DraftGuard,
  key: DraftKey,
  changed: (foreign: ForeignText | null) => void,
): () => void {
  /** Ignores the results of older reads. */
  let reads = 0;
  return guard.watch(key, async (code) => {
    reads += 1;
    const read = reads;
    if (code === null) return changed(null);
    const { known, from } = await readDraftSync(key);
    if (read === reads) changed({ code, from: known === code ? from : undefined });
  });
}

export function showArrivalToast({ device, savedAt }: TextOrigin): void {
  showToast(messages.draft.arrived, {
    description: messages.draft.arrivedFrom(device, momentText(savedAt, Date.now())),
  });
}
