import { useEffect, useRef } from 'react';
import { noteWatched, type RunPlace } from '../../data/contest-run-events';
import { momentNow } from '../../sync/run-moment';
import { hasFullscreen, hasOpenPopUp, isFullscreen } from './fullscreen';
import { takeLeftNote, writeLeftNote } from './left-note';
import type { ProctorEvent } from './proctor-machine';
import { watchStep } from './watch-run';

/** How often an absence is looked at. */
const tickEveryMs = 250;

const isHere = () => (!hasFullscreen() || isFullscreen()) && document.hasFocus() && !document.hidden;

/** Tells the run what happens, one thing after the other: each begins with what the one before has written. */
function createTeller(place: RunPlace) {
  let last: Promise<void> = Promise.resolve();
  return (make: (nowMs: number) => ProctorEvent & { now: number }) => {
    const at = momentNow();
    last = last
      .then(() => noteWatched(place, at, (row) => watchStep(row, make(at.serverMs))))
      .catch((error) => console.error('What proctoring saw could not be written down', error));
  };
}

/**
 * PROC-1 … PROC-6: watches full screen and focus while the code of a proctored run is shown. What it sees lies in the run's row, so a
 * reload finds count and deadline as they were (`isAway`: an absence lies there). The network is not looked at: losing it is nobody's fault.
 */
export function useProctor({ account, contestSlug }: RunPlace, isOn: boolean, isAway: boolean): void {
  const away = useRef(isAway);
  useEffect(() => {
    away.current = isAway;
  }, [isAway]);
  useEffect(() => {
    if (!isOn) return;
    const place = { account, contestSlug };
    const tell = createTeller(place);
    const left = (how: 'fullscreenExit' | 'blur' | 'pageLeft', isExcused: boolean, atMs?: number) =>
      tell((now) => ({ type: 'left', how, isExcused, now: atMs ?? now }));
    const look = () =>
      isHere() ? tell((now) => ({ type: 'returned', now })) : tell((now) => ({ type: 'tick', now }));

    // The page is here anew, and full screen never outlives a page: there is time to go back to it.
    const leftAtMs = takeLeftNote(place);
    if (!isHere() || leftAtMs !== undefined) left('pageLeft', true, leftAtMs);
    look();

    const onFullscreen = () => (isFullscreen() ? look() : left('fullscreenExit', hasOpenPopUp()));
    // The focus may have gone to a frame of this page only.
    const onBlur = () => setTimeout(() => !document.hasFocus() && left('blur', false));
    const onVisibility = () => (document.hidden ? left('blur', false) : look());
    const onLeave = () => writeLeftNote(place, momentNow().serverMs);
    const timer = setInterval(() => away.current && look(), tickEveryMs);
    document.addEventListener('fullscreenchange', onFullscreen);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', look);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', look);
      window.removeEventListener('pagehide', onLeave);
      // Another page of the app takes its place: that is leaving too. Nothing, if the run is over.
      left('pageLeft', true);
    };
  }, [account, contestSlug, isOn]);
}
