import { useEffect, useRef } from 'react';
import { proctorReturnMs } from '../../../../contract/limits';
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import { noteWatched, type RunPlace } from '../../../data/contest-run/contest-run-events';
import { momentNow } from '../../../sync/clock/run-moment';
import { tellLeaving } from '../../../sync/contest-run/start-contest';
import { hasFullscreen, isAccidentalExit, isFullscreen } from './fullscreen';
import { takeSeenNote, writeSeenNote } from './left-note';
import type { Leaving, ProctorEvent } from './proctor-machine';
import { watchStep } from './watch-run';

const tickEveryMs = 250;
/** Dates a crash to the second. */
const noteEveryMs = 1000;

const isHere = () => (!hasFullscreen() || isFullscreen()) && document.hasFocus() && !document.hidden;

/** Stores proctoring events in sequence: each builds on the result of the former. */
function createReporter(place: RunPlace) {
  let last: Promise<void> = Promise.resolve();
  return (make: (nowMs: number) => ProctorEvent & { now: number }) => {
    const at = momentNow();
    last = last
      .then(() => noteWatched(place, at, (row) => watchStep(row, make(at.serverMs))))
      .catch((error) => console.error('Could not store a proctoring event', error));
  };
}

/** The start of the absence; undefined: this device opens the run for the first time. */
function leftSince(place: RunPlace): number | undefined {
  const seenAtMs = takeSeenNote(place);
  const { serverMs, isDoubtful } = momentNow();
  // The clock was set back while the page was closed: treat the unknown absence as too long.
  if (seenAtMs !== undefined && isDoubtful) return Math.min(seenAtMs, serverMs - proctorReturnMs);
  return seenAtMs;
}

interface Watching {
  isAway: boolean;
  /** No proctoring during a pause. */
  pausedSince: string | undefined;
  pauseToldAtMs: number | undefined;
  /** No proctoring on a device whose run continues on another one. */
  isElsewhere: boolean;
}

/** PROC-1 … PROC-6. State is in the run's row, so that it survives a reload. Losing the network is no warning. */
export function useProctor({ account, contestSlug }: RunPlace, isOn: boolean, watching: Watching): void {
  const latest = useRef(watching);
  useEffect(() => {
    latest.current = watching;
  }, [watching]);
  useEffect(() => {
    if (!isOn) return;
    const place = { account, contestSlug };
    const report = createReporter(place);
    const left = (how: Leaving, isExcused: boolean, atMs?: number) =>
      report((now) => ({ type: 'left', how, isExcused, now: Math.min(now, atMs ?? now) }));
    const check = () =>
      isHere() ? report((now) => ({ type: 'returned', now })) : report((now) => ({ type: 'tick', now }));
    const noteSeen = () => writeSeenNote(place, momentNow().serverMs);

    // D-30: a reload, Back, the address bar or a crash is one warning.
    const begin = () => {
      const leftAtMs = leftSince(place);
      if (leftAtMs !== undefined) left('pageLeft', false, leftAtMs);
      // The browser refused full screen at the start: no warning, but the time limit applies.
      else if (!isHere()) left('pageLeft', true);
      check();
    };
    begin();

    const isPausedNow = () =>
      latest.current.isElsewhere || isPauseCurrent(latest.current, momentNow().serverMs);
    let wasPaused = isPausedNow();
    let notedAt = 0;
    const tick = () => {
      const { isAway } = latest.current;
      const isPaused = isPausedNow();
      if (wasPaused && !isPaused && !isHere()) left('fullscreenExit', true);
      wasPaused = isPaused;
      if (isAway) check();
      else if (performance.now() - notedAt >= noteEveryMs && (isHere() || isPaused)) {
        notedAt = performance.now();
        noteSeen();
      }
    };
    const leftFullscreen = (isPopUp: boolean) =>
      report((now) => ({ type: 'left', how: 'fullscreenExit', now, isExcused: isPopUp, isPopUp }));
    const onFullscreen = () => (isFullscreen() ? check() : leftFullscreen(isAccidentalExit()));
    // The focus may have moved to a frame of this page.
    const onBlur = () => setTimeout(() => !document.hasFocus() && left('blur', false));
    const onVisibility = () => (document.hidden ? left('blur', false) : check());
    const onLeave = () => {
      noteSeen();
      void tellLeaving(account, contestSlug);
    };
    const onShow = (event: PageTransitionEvent) => event.persisted && begin();
    const timer = setInterval(tick, tickEveryMs);
    document.addEventListener('fullscreenchange', onFullscreen);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', check);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', check);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onShow);
      // Navigating within the app is leaving too; no effect if the run is over.
      left('pageLeft', false);
      takeSeenNote(place);
    };
  }, [account, contestSlug, isOn]);
}
