/** A text that came under the one in the editor: from another tab, or from another device of the same person. */
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
  /** Undefined: a tab of this device. */
  from: TextOrigin | undefined;
}

/** As the guard's `watch`, with where the text came from. */
export function watchForeign(
  guard: DraftGuard,
  key: DraftKey,
  changed: (foreign: ForeignText | null) => void,
): () => void {
  /** Only the newest look counts. */
  let looks = 0;
  return guard.watch(key, async (code) => {
    looks += 1;
    const look = looks;
    if (code === null) return changed(null);
    const { known, from } = await readDraftSync(key);
    if (look === looks) changed({ code, from: known === code ? from : undefined });
  });
}

/** Says that the editor shows what was typed elsewhere. */
export function tellOfArrival({ device, savedAt }: TextOrigin): void {
  showToast('Your code from another device', {
    description: `As it was at ${momentText(savedAt, Date.now())} in ${device}. What was here before is under “Your submissions”.`,
  });
}
