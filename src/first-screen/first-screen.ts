/**
 * The server-rendered first screen (server/modules/pages) covers the app until the app can take over, so
 * that no skeleton replaces its text (docs/decisions/055).
 */
import type { FirstData } from '../../contract/entities/first-data';
import { firstScreenIds } from '../../contract/first-screen';
import { forgetEarlyInput, replayEarlyInput } from './early-input';

const firstScreen = () => globalThis.document?.getElementById(firstScreenIds.screen) ?? null;

export const hasFirstScreen = (): boolean => firstScreen() !== null;

let resolveRemoved = () => {};
const removed = new Promise<void>((resolve) => {
  resolveRemoved = resolve;
});

/** Resolves when the app has taken over; at once without a first screen. */
export function firstScreenGone(): Promise<void> {
  if (!hasFirstScreen()) resolveRemoved();
  return removed;
}

const holds = new Set<symbol>();
let isEnded = false;

const holdMs = 5000;

/** Keeps the first screen until the returned function is called, because a control is not ready. */
export function holdFirstScreen(): () => void {
  const hold = Symbol();
  holds.add(hold);
  const release = () => {
    if (holds.delete(hold) && isEnded) takeOverSoon();
  };
  setTimeout(release, holdMs);
  return release;
}

/** Call when the app shows the same content, or has nothing to show. */
export function endFirstScreen(): void {
  isEnded = true;
  takeOverSoon();
}

/** Path of the page that the first screen shows. */
let shownPath: string | undefined;

/** Call when the app shows the page at `path`: a tap on the first screen can open another page before the app renders. */
export function dropFirstScreenOfOther(path: string): void {
  if (shownPath !== undefined && path !== shownPath) dropFirstScreen();
}

/** The user opened another page: discard the first screen and its input. */
export function dropFirstScreen(): void {
  if (!firstScreen()) return;
  window.earlyInput?.acts.splice(0);
  forgetEarlyInput();
  remove();
}

type Listener = (screen: HTMLElement) => (() => void) | undefined;
const listeners = new Set<Listener>();

/**
 * Calls `listener` right before the takeover, to copy typed text; its returned function runs after the app
 * has rendered, to set the focus. Returns the remove function.
 */
export function onTakeOver(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const pressMs = 400;

/** Before the next frame, but not during a React commit, when React misses events. */
const takeOverSoon = () => queueMicrotask(takeOver);

function takeOver(): void {
  const screen = firstScreen();
  if (!screen || holds.size > 0) return;
  // Wait for a press or an IME composition to finish.
  if (screen.matches(':active') || screen.dataset.composing !== undefined) {
    setTimeout(takeOver, pressMs);
    return;
  }
  // From here on the app's controls are focusable (server/modules/pages/first-screen-style).
  delete document.documentElement.dataset.firstScreen;
  const afterwards = [...listeners].map((listener) => listener(screen));
  replayEarlyInput();
  // After React has rendered the replayed input.
  queueMicrotask(() => {
    for (const finish of afterwards) finish?.();
    remove();
  });
}

function remove(): void {
  delete document.documentElement.dataset.firstScreen;
  firstScreen()?.remove();
  resolveRemoved();
}

/** The data embedded in the page; undefined after the takeover. */
export function readFirstData(): FirstData | undefined {
  const text = firstScreen() && document.getElementById(firstScreenIds.data)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Calls `navigate` with the href for clicks on first-screen links, instead of a page load. */
export function followFirstScreen(navigate: (href: string) => void): void {
  const screen = firstScreen();
  if (screen) shownPath = location.pathname;
  screen?.addEventListener('compositionstart', () => {
    screen.dataset.composing = '';
  });
  screen?.addEventListener('compositionend', () => delete screen.dataset.composing);
  screen?.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
