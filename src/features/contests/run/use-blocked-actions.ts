import { useEffect } from 'react';
import { noteWatched, type RunPlace } from '../../../data/contest-run/contest-run-events';
import { momentNow } from '../../../sync/clock/run-moment';
import { showToast } from '../../../ui/toast';
import { blockedDescription, blockedText, isClipboardKey, opensDevTools } from './blocked-actions';

/** Minimum time between two messages for the same action. */
const tellEveryMs = 10_000;

/** PROC-7 … PROC-9: blocks right click, developer tools and the clipboard with a message. */
export function useBlockedActions({ account, contestSlug }: RunPlace, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const toldAt = new Map<string, number>();
    const tell = (detail: string) => {
      void showToast(blockedText, { id: 'blocked', tone: 'alert', description: blockedDescription });
      const at = momentNow();
      if (at.serverMs - (toldAt.get(detail) ?? Number.NEGATIVE_INFINITY) < tellEveryMs) return;
      toldAt.set(detail, at.serverMs);
      noteWatched({ account, contestSlug }, at, ({ warnings, absence }) => ({
        ...{ warnings, absence, cause: undefined },
        events: [{ kind: 'blocked', detail }],
      })).catch((error) => console.warn('A blocked action was not noted', error));
    };
    const block = (event: Event, detail: string) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      tell(detail);
    };
    const onKey = (event: KeyboardEvent) => {
      if (opensDevTools(event)) block(event, 'developer tools');
      else if (isClipboardKey(event)) block(event, 'clipboard');
    };
    const onMenu = (event: Event) => block(event, 'right click');
    const onClipboard = (event: Event) => block(event, 'clipboard');
    const clipboard = ['copy', 'cut', 'paste'] as const;
    // Capture phase, before the editor handles these keys.
    const first = { capture: true };
    window.addEventListener('keydown', onKey, first);
    window.addEventListener('contextmenu', onMenu, first);
    for (const name of clipboard) window.addEventListener(name, onClipboard, first);
    return () => {
      window.removeEventListener('keydown', onKey, first);
      window.removeEventListener('contextmenu', onMenu, first);
      for (const name of clipboard) window.removeEventListener(name, onClipboard, first);
    };
  }, [account, contestSlug, isOn]);
}
