/**
 * What somebody does on the first sight of a page, before the app is there: a script in index.html notes it, and here it is done. A control
 * of the first sight and the app's own bear the same name in `data-early`; a control that works without any script (a link) has no need of it.
 */
import { noteAppStored } from './app-stored';

interface EarlyAct {
  key: string;
  /** Of a list of choices. */
  value?: string;
  /** Where it was done: on another page the same name is another thing. */
  path: string;
}

interface EarlyInput {
  acts: EarlyAct[];
  /** What had the focus last. */
  focused: Element | null;
}

declare global {
  interface Window {
    /** Written by the script in index.html. */
    earlyInput?: EarlyInput;
  }
}

/** After this long nobody expects a press to take effect any more. */
const patienceMs = 30_000;

let waiting: EarlyAct[] = [];
let watching: MutationObserver | undefined;

const firstSight = '[data-early-screen]';

/** The app's own control of that name. */
function findControl(key: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-early="${CSS.escape(key)}"]`);
  return [...named].find((control) => !control.closest(firstSight));
}

/** Of several presses that choose one thing among others only the last counts. */
const groupOf = ({ key }: EarlyAct) => key.split(':')[0];

/** Does what was noted, as soon as the app's controls are there and can be used. May be called again: nothing is done twice. */
export function replayEarlyInput(): void {
  const noted = globalThis.window?.earlyInput?.acts.splice(0) ?? [];
  for (const act of noted) waiting = [...waiting.filter((other) => groupOf(other) !== groupOf(act)), act];
  moveFocus();
  doWhatCanBeDone();
  if (waiting.length === 0 || watching) return;
  watching = new MutationObserver(doWhatCanBeDone);
  watching.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-early'] });
  setTimeout(forgetEarlyInput, patienceMs);
}

/** The code is not what was looked at: nothing is run or submitted unasked. */
export function forgetEarlyWork(): void {
  const { earlyInput } = globalThis.window ?? {};
  const isWork = ({ key }: EarlyAct) => key === 'run' || key === 'submit';
  if (earlyInput) earlyInput.acts = earlyInput.acts.filter((act) => !isWork(act));
  waiting = waiting.filter((act) => !isWork(act));
}

/** What was meant for this page is not meant for the next one. */
export function forgetEarlyInput(): void {
  waiting = [];
  watching?.disconnect();
  watching = undefined;
}

function doWhatCanBeDone(): void {
  waiting = waiting.filter((act) => act.path === location.pathname);
  for (const act of waiting) {
    const control = findControl(act.key);
    if (!control || isBehindFirstScreen(control) || !canDo(control, act)) continue;
    // Before it is done: what it changes may bring us here again.
    waiting = waiting.filter((other) => other !== act);
    // Somebody uses the page: the rest of it is wanted too.
    noteAppStored();
    if (control instanceof HTMLSelectElement) {
      control.value = act.value ?? '';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }
  if (waiting.length === 0) forgetEarlyInput();
}

/** The first screen is taken over as a whole: what was typed into it comes before what was pressed. */
const isBehindFirstScreen = (control: HTMLElement) =>
  control.closest('[data-first-screen] #content') !== null;

function canDo(control: HTMLElement, { value }: EarlyAct): boolean {
  if (control instanceof HTMLSelectElement)
    return !control.disabled && [...control.options].some((option) => option.value === value);
  return !(control as HTMLButtonElement).disabled;
}

/** The focus goes to the app's control, or to the link that leads to the same place. */
function moveFocus(): void {
  const { earlyInput } = globalThis.window ?? {};
  const focused = earlyInput?.focused;
  if (!focused || (document.activeElement !== focused && document.activeElement !== document.body)) return;
  const key = (focused as HTMLElement).dataset.early;
  const address = focused.getAttribute('href');
  const own = key
    ? findControl(key)
    : [...document.querySelectorAll<HTMLElement>(`#root a[href^="${CSS.escape(address ?? '')}"]`)].find(
        (link) => address !== null && !link.closest(firstSight),
      );
  if (!own) return;
  earlyInput.focused = null;
  own.focus({ preventScroll: true });
}
