import { type RefObject, useEffect } from 'react';

const controls = [
  'button:enabled',
  'summary',
  'a[href]',
  'select:enabled',
  'input:enabled',
  'textarea:enabled',
];

/**
 * The focus of a removed control, for example “Remove case”, goes to the nearest place that is left. Otherwise a user
 * of the keyboard would start again at the top of the page.
 */
export function useFocusAfterRemoval(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    /** From the focused element to the form. */
    let path: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      path = [];
      for (let one = target as Element | null; one && one !== current; one = one.parentElement)
        path.push(one);
      path.push(current);
    };
    const restore = () => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = path.filter((one) => one.isConnected && one instanceof HTMLElement) as HTMLElement[];
      path = [];
      for (const place of left) {
        const next = place.tabIndex >= 0 ? place : place.querySelector<HTMLElement>(controls.join());
        if (next) return next.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(restore);
    current.addEventListener('focusin', note);
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [form]);
}
