import { type RefObject, useEffect } from 'react';

/** An on-screen keyboard takes at least this share of the height; browser bars take less. */
const keyboardShare = 0.2;

/**
 * On phones, sets `data-typing` on `root` and `--visible-height` to the height above the keyboard. Some browsers
 * shrink the page, others only the visual viewport.
 */
export function useKeyboardHeight(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen || !window.matchMedia('(pointer: coarse)').matches) return;
    let tallest = window.innerHeight;
    const update = () => {
      const element = root.current;
      if (!element) return;
      tallest = Math.max(tallest, window.innerHeight);
      const inEditor = document.activeElement?.closest('.cm-content') instanceof Element;
      const isTyping = inEditor && seen.height < tallest * (1 - keyboardShare);
      element.toggleAttribute('data-typing', isTyping);
      element.style.setProperty('--visible-height', `${seen.height}px`);
      element.style.setProperty('--visible-top', `${seen.offsetTop}px`);
    };
    const turned = () => {
      tallest = window.innerHeight;
      update();
    };
    seen.addEventListener('resize', update);
    seen.addEventListener('scroll', update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    screen.orientation?.addEventListener('change', turned);
    return () => {
      seen.removeEventListener('resize', update);
      seen.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
      screen.orientation?.removeEventListener('change', turned);
    };
  }, [root]);
}
