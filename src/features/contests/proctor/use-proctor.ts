import { useEffect, useRef } from 'react';
import { proctorReturnMs } from '../../../../contract/limits';
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import { noteWatched, type RunPlace } from '../../../data/contest-run/contest-run-events';
import { momentNow } from '../../../sync/clock/run-moment';
import { tellLeaving } from '../../../sync/contest-run/start-contest';
import { hasFullscreen, hasOpenPopUp, isFullscreen } from './fullscreen';
import { takeSeenNote, writeSeenNote } from './left-note';
import type { Leaving, ProctorEvent } from './proctor-machine';
import { watchStep } from './watch-run';

/** How often an absence is looked at. */
const tickEveryMs = 250;
/** How often it is noted that somebody is here: a crash is dated by it. */
const noteEveryMs = 1000;

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

/** Since when nobody was here; undefined: this device has not seen anybody in this run yet. */
function leftSince(place: RunPlace): number | undefined {
  const seenAtMs = takeSeenNote(place);
  const { serverMs, isDoubtful } = momentNow();
  // The clock was set back while the page was closed, so nobody knows for how long: as long as would be too long.
  if (seenAtMs !== undefined && isDoubtful) return Math.min(seenAtMs, serverMs - proctorReturnMs);
  return seenAtMs;
}

interface Watching {
  /** An absence lies in the run's row. */
  isAway: boolean;
  /** While the contest is paused nobody is watched. */
  pausedSince: string | undefined;
  pauseToldAtMs: number | undefined;
}

/**
 * PROC-1 … PROC-6: watches full screen and focus while the code of a proctored run is shown. What it sees lies in the run's row, so a
 * reload finds count and deadline as they were. The network is not looked at: losing it is nobody's fault.
 */
export function useProctor({ account, contestSlug }: RunPlace, isOn: boolean, watching: Watching): void {
  const latest = useRef(watching);
  useEffect(() => {
    latest.current = watching;
  }, [watching]);
  useEffect(() => {
    if (!isOn) return;
    const place = { account, contestSlug };
    const tell = createTeller(place);
    const left = (how: Leaving, isExcused: boolean, atMs?: number) =>
      tell((now) => ({ type: 'left', how, isExcused, now: Math.min(now, atMs ?? now) }));
    const look = () =>
      isHere() ? tell((now) => ({ type: 'returned', now })) : tell((now) => ({ type: 'tick', now }));
    const noteSeen = () => writeSeenNote(place, momentNow().serverMs);

    // D-30: a page that is here again was left, by a reload, by Back, by the address bar or by a crash. That is one warning.
    const begin = () => {
      const leftAtMs = leftSince(place);
      if (leftAtMs !== undefined) left('pageLeft', false, leftAtMs);
      // The browser has refused full screen at the start: time to go there, and no warning.
      else if (!isHere()) left('pageLeft', true);
      look();
    };
    begin();

    const isPausedNow = () => isPauseCurrent(latest.current, momentNow().serverMs);
    let wasPaused = isPausedNow();
    let notedAt = 0;
    const tick = () => {
      const { isAway } = latest.current;
      const isPaused = isPausedNow();
      if (wasPaused && !isPaused && !isHere()) left('fullscreenExit', true);
      wasPaused = isPaused;
      if (isAway) look();
      else if (performance.now() - notedAt >= noteEveryMs && (isHere() || isPaused)) {
        notedAt = performance.now();
        noteSeen();
      }
    };
    const onFullscreen = () => (isFullscreen() ? look() : left('fullscreenExit', hasOpenPopUp()));
    // The focus may have gone to a frame of this page only.
    const onBlur = () => setTimeout(() => !document.hasFocus() && left('blur', false));
    const onVisibility = () => (document.hidden ? left('blur', false) : look());
    const onLeave = () => {
      noteSeen();
      void tellLeaving(account, contestSlug);
    };
    const onShow = (event: PageTransitionEvent) => event.persisted && begin();
    const timer = setInterval(tick, tickEveryMs);
    document.addEventListener('fullscreenchange', onFullscreen);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', look);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', look);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onShow);
      // Another page of the app takes its place: that is leaving too. Nothing, if the run is over.
      left('pageLeft', false);
      takeSeenNote(place);
    };
  }, [account, contestSlug, isOn]);
}
