/** From another tab or another device of the same user. */
import { readDraftSync } from '../../../data/drafts/draft-sync';
import type { DraftKey } from '../../../data/drafts/drafts';
import type { DraftGuard } from '../../../data/drafts/foreign-draft';
import { momentText } from '../../../lib/words';
import { showToast } from '../../../ui/toast';

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
  let looks = 0;
  return guard.watch(key, async (code) => {
    looks += 1;
    const look = looks;
    if (code === null) return changed(null);
    const { known, from } = await readDraftSync(key);
    if (look === looks) changed({ code, from: known === code ? from : undefined });
  });
}

export function tellOfArrival({ device, savedAt }: TextOrigin): void {
  showToast('Your code from another device', {
    description: `As it was at ${momentText(savedAt, Date.now())} in ${device}. What was here before is under “Your submissions”.`,
  });
}
