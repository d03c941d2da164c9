/**
 * The first screen that the server wrote into the page (server/modules/pages) lies above what the app builds, so that its text stays
 * where it is instead of giving way to a skeleton. It goes as soon as the app can take over (docs/decisions/055).
 */
import type { FirstData } from '../../contract/entities/first-data';
import { firstScreenIds } from '../../contract/first-screen';
import { forgetEarlyInput, replayEarlyInput } from './early-input';

const firstScreen = () => globalThis.document?.getElementById(firstScreenIds.screen) ?? null;

/** Whether the server's first screen is still shown. */
export const hasFirstScreen = (): boolean => firstScreen() !== null;

let gone = () => {};
const going = new Promise<void>((resolve) => {
  gone = resolve;
});

/** Resolves when the app has taken over; at once where the server wrote no first screen. */
export function firstScreenGone(): Promise<void> {
  if (!hasFirstScreen()) gone();
  return going;
}

const holds = new Set<symbol>();
let isEnded = false;

/** What is not ready by then is not going to be. */
const holdMs = 5000;

/** Keeps the first screen although the app shows the same, until what is returned is called: a control is not ready yet. */
export function holdFirstScreen(): () => void {
  const hold = Symbol();
  holds.add(hold);
  const release = () => {
    if (holds.delete(hold) && isEnded) takeOverSoon();
  };
  setTimeout(release, holdMs);
  return release;
}

/** Called by whatever shows the same, or shows that there is nothing to show. */
export function endFirstScreen(): void {
  isEnded = true;
  takeOverSoon();
}

/** Another page is shown: nothing of the first screen is wanted any more. */
export function dropFirstScreen(): void {
  if (!firstScreen()) return;
  window.earlyInput?.acts.splice(0);
  forgetEarlyInput();
  remove();
}

type Listener = (screen: HTMLElement) => (() => void) | undefined;
const listeners = new Set<Listener>();

/**
 * Calls `listener` right before the first screen goes, to take what was typed into it; what that returns is called once the app shows the part
 * that was chosen, to take the focus. Returns how to call it off.
 */
export function onTakeOver(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A press is over by then. */
const pressMs = 400;

/** Before the next picture, but not while React is changing the page: it hears no press meanwhile. */
const takeOverSoon = () => queueMicrotask(takeOver);

function takeOver(): void {
  const screen = firstScreen();
  if (!screen || holds.size > 0) return;
  // A press that is under way, and a word that an input method is putting together, are finished first.
  if (screen.matches(':active') || screen.dataset.composing !== undefined) {
    setTimeout(takeOver, pressMs);
    return;
  }
  // From here on the app's own controls can have the focus (server/modules/pages/first-screen-style).
  delete document.documentElement.dataset.firstScreen;
  const afterwards = [...listeners].map((listener) => listener(screen));
  replayEarlyInput();
  // After React has drawn what the presses have changed.
  queueMicrotask(() => {
    for (const finish of afterwards) finish?.();
    remove();
  });
}

function remove(): void {
  delete document.documentElement.dataset.firstScreen;
  firstScreen()?.remove();
  gone();
}

/** What the server wrote into the page beside the first screen; only until the app has taken over. */
export function readFirstData(): FirstData | undefined {
  const text = firstScreen() && document.getElementById(firstScreenIds.data)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Calls `lead` instead of loading another page when a link of the first screen is followed, with its address. */
export function followFirstScreen(lead: (href: string) => void): void {
  const screen = firstScreen();
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
    lead(link.pathname + link.search);
  });
}
