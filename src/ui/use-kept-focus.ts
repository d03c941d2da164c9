import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A disabled or removed button loses the focus, and a user of the keyboard would start again at the top of the page.
 * The focus goes to the button that stands in its place, or back to it when it is enabled.
 * @param places for each button, by its `data-action`, where the focus may go; best first. The place may also be an
 *   element around controls: the first one gets the focus.
 * @returns the ref of the element around the buttons
 */
export function useKeptFocus<E extends HTMLElement = HTMLDivElement>(
  places: Readonly<Record<string, readonly string[]>>,
): RefObject<E | null> {
  const room = useRef<E>(null);
  const last = useRef<string>(undefined);
  // After each render, because each one may disable or remove a button.
  useLayoutEffect(() => {
    const controlOf = (action: string) =>
      room.current?.querySelector<HTMLElement>(
        `:is([data-action=${action}], [data-action=${action}] *):is(button, input, textarea):enabled`,
      );
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
    if (!isLost || last.current === undefined) return;
    const [next] = (places[last.current] ?? []).flatMap((action) => controlOf(action) ?? []);
    next?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element && room.current?.contains(target) ? target : undefined;
      last.current = button?.closest<HTMLElement>('[data-action]')?.dataset.action;
    };
    document.addEventListener('focusin', note);
    // A press beside the buttons gives the focus up.
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  return room;
}
