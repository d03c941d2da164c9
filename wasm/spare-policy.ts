import type { RunLanguage } from './protocol';

/** In gigabytes, as browsers round it; many report at most 8. */
const enoughMemory = 8;
/** A hidden page then frees memory that it only keeps ready. */
const longHiddenMs = 60_000;

/** A compiler's worker is always too large. */
export function mayKeepSpare(language: RunLanguage): boolean {
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  return language !== 'CPP17' && deviceMemory >= enoughMemory;
}

/** Also when the page is about to be frozen. Returns the function that stops it. */
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
