import { useEffect } from 'react';
import { proctorDetails } from '../../../../contract/rules/contest/proctor';
import { noteWatched, type RunPlace } from '../../../data/contest-run/contest-run-events';
import { momentNow } from '../../../sync/clock/run-moment';
import { showToast } from '../../../ui/toast';
import { blockedStep } from '../proctor/watch-run';
import { isClipboardKey, opensDevTools } from './blocked-actions';
import { messages } from './messages';

const { blocked, blockedOthers } = messages.proctoring;

/** Minimum time between two reports of the same action. */
const reportEveryMs = 10_000;

/** PROC-7 … PROC-9: blocks right click, developer tools, the clipboard and dragging with a message. */
export function useBlockedActions({ account, contestSlug }: RunPlace, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const reportedAt = new Map<string, number>();
    const report = (detail: string) => {
      void showToast(blocked, { id: 'blocked', tone: 'alert', description: blockedOthers });
      const at = momentNow();
      if (at.serverMs - (reportedAt.get(detail) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) return;
      reportedAt.set(detail, at.serverMs);
      noteWatched({ account, contestSlug }, at, (row) => blockedStep(row, at.serverMs, detail)).catch(
        (error) => console.warn('Could not store a blocked action', error),
      );
    };
    const block = (event: Event, detail: string) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      report(detail);
    };
    const onKey = (event: KeyboardEvent) => {
      if (opensDevTools(event)) block(event, proctorDetails.blocked.developerTools);
      else if (isClipboardKey(event)) block(event, proctorDetails.blocked.clipboard);
    };
    const onMenu = (event: Event) => block(event, proctorDetails.blocked.rightClick);
    const onClipboard = (event: Event) => block(event, proctorDetails.blocked.clipboard);
    const clipboard = ['copy', 'cut', 'paste', 'dragstart', 'drop'] as const;
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
