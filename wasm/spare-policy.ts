import type { RunLanguage } from './protocol';

/** In gigabytes, as browsers round it; 8 is the most that many of them tell. */
const enoughMemory = 8;
/** A page that nobody has looked at for this long gives back what it only keeps ready. */
const longHiddenMs = 60_000;

/** Whether this device has the memory to keep a second worker of a language. A compiler's is too large for any. */
export function mayKeepSpare(language: RunLanguage): boolean {
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  return language !== 'CPP17' && deviceMemory >= enoughMemory;
}

/** Calls `act` whenever the page has been out of sight for long, or is about to be frozen; gives what ends that. */
export function whenLongHidden(page: Document, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') timer = setTimeout(act, longHiddenMs);
  };
  page.addEventListener('visibilitychange', onChange);
  page.addEventListener('freeze', act);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onChange);
    page.removeEventListener('freeze', act);
  };
}
