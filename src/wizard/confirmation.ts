import type { CreationKind } from '../data/wizards/creations';
import { hideToast, showToast } from '../ui/toast';
import { messages } from './messages';

/** D-1: how long the user can cancel, and whether the user did. */
export interface Confirmation {
  ms: number;
  /** False: cancelled. */
  isConfirmed: Promise<boolean>;
  cancel(): void;
}

/** For work that is sent at once. */
export const confirmed: Confirmation = { ms: 0, isConfirmed: Promise.resolve(true), cancel() {} };

/** CWIZ-50, CWIZ-53: shows the toast with Cancel. It also works on the next page, where the toast stays. */
export function startConfirmation(
  what: CreationKind,
  ms: number,
  onEnd: (isConfirmed: boolean) => void,
): Confirmation {
  const id = `${what}-valid`;
  let isOver = false;
  let resolve = (_: boolean) => {};
  const isConfirmed = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const end = (isSent: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    // A toast under the pointer would stay, but Cancel has no effect now.
    void hideToast(id);
    onEnd(isSent);
    resolve(isSent);
  };
  const timer = setTimeout(() => end(true), ms);
  const cancel = () => end(false);
  const action = { label: messages.cancel, onClick: cancel };
  void showToast(messages.valid, { tone: 'safe', id, durationMs: ms, action });
  return { ms, isConfirmed, cancel };
}
