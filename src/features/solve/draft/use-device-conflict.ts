import { useLiveQuery } from 'dexie-react-hooks';
import { deviceAccount } from '../../../data/account/account';
import { readDraftSync } from '../../../data/drafts/draft-sync';
import type { DraftKey } from '../../../data/drafts/drafts';

export interface DeviceConflict {
  /** A conflicting text from another device; the user must choose. */
  theirs?: { revision: number; code: string; device: string; savedAt: number };
  refusal?: string;
}

export function useDeviceConflict(key: DraftKey | undefined): DeviceConflict {
  const found = useLiveQuery(
    async (): Promise<DeviceConflict> => {
      if (!key || key.account === deviceAccount) return {};
      const { theirs, sending, refusal } = await readDraftSync(key);
      const isOpen = theirs !== undefined && theirs.code !== null && sending === undefined;
      return {
        ...(isOpen && { theirs: { ...theirs, code: theirs.code ?? '' } }),
        ...(refusal && { refusal: refusal.message }),
      };
    },
    [key],
    {},
  );
  return found;
}
