/**
 * Replays input made before the app was ready, which frame/early-input.js records. Controls of the first
 * screen and of the app share a `data-early` name.
 */
import { noteAppStored } from './app-stored';

interface EarlyAct {
  key: string;
  value?: string;
  /** The same name may mean something else on another page. */
  path: string;
}

interface EarlyInput {
  acts: EarlyAct[];
  focused: Element | null;
}

declare global {
  interface Window {
    /** Written by frame/early-input.js. */
    earlyInput?: EarlyInput;
  }
}

/** After this time a replayed press would surprise the user. */
const expiryMs = 30_000;

let waiting: EarlyAct[] = [];
let watching: MutationObserver | undefined;

const firstScreenSelector = '[data-early-screen]';

function findControl(key: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-early="${CSS.escape(key)}"]`);
  return [...named].find((control) => !control.closest(firstScreenSelector));
}

/** In a group of choices only the last press counts. */
const groupOf = ({ key }: EarlyAct) => key.split(':')[0];

/** Replays recorded input as soon as the app's controls are ready. Safe to call again. */
export function replayEarlyInput(): void {
  const recorded = globalThis.window?.earlyInput?.acts.splice(0) ?? [];
  for (const act of recorded) waiting = [...waiting.filter((other) => groupOf(other) !== groupOf(act)), act];
  moveFocus();
  replayReadyActs();
  if (waiting.length === 0 || watching) return;
  watching = new MutationObserver(replayReadyActs);
  watching.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-early'] });
  setTimeout(forgetEarlyInput, expiryMs);
}

/** The code has changed since the press: do not run or submit it. */
export function forgetEarlyWork(): void {
  const { earlyInput } = globalThis.window ?? {};
  const isWork = ({ key }: EarlyAct) => key === 'run' || key === 'submit';
  if (earlyInput) earlyInput.acts = earlyInput.acts.filter((act) => !isWork(act));
  waiting = waiting.filter((act) => !isWork(act));
}

/** Input for this page must not reach the next one. */
export function forgetEarlyInput(): void {
  waiting = [];
  watching?.disconnect();
  watching = undefined;
}

function replayReadyActs(): void {
  waiting = waiting.filter((act) => act.path === location.pathname);
  for (const act of waiting) {
    const control = findControl(act.key);
    if (!control || isBehindFirstScreen(control) || !canDo(control, act)) continue;
    // Before the replay, which may call this function again.
    waiting = waiting.filter((other) => other !== act);
    noteAppStored();
    if (control instanceof HTMLSelectElement) {
      control.value = act.value ?? '';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }
  if (waiting.length === 0) forgetEarlyInput();
}

/** The first screen is taken over as a whole: its text comes before its presses. */
const isBehindFirstScreen = (control: HTMLElement) =>
  control.closest('[data-first-screen] #content') !== null;

function canDo(control: HTMLElement, { value }: EarlyAct): boolean {
  if (control instanceof HTMLSelectElement)
    return !control.disabled && [...control.options].some((option) => option.value === value);
  return !(control as HTMLButtonElement).disabled;
}

/** Moves the focus to the app's control, or to a link with the same target. */
function moveFocus(): void {
  const { earlyInput } = globalThis.window ?? {};
  const focused = earlyInput?.focused;
  if (!focused || (document.activeElement !== focused && document.activeElement !== document.body)) return;
  const key = (focused as HTMLElement).dataset.early;
  const address = focused.getAttribute('href');
  const own = key
    ? findControl(key)
    : [...document.querySelectorAll<HTMLElement>(`#root a[href^="${CSS.escape(address ?? '')}"]`)].find(
        (link) => address !== null && !link.closest(firstScreenSelector),
      );
  if (!own) return;
  earlyInput.focused = null;
  own.focus({ preventScroll: true });
}
