import { type RefObject, useEffect } from 'react';

/** Marks of elements in a list item: the one that takes the focus, and the one that A presses. */
export const rowMark = { 'data-row': '' } as const;
export const mainActionMark = { 'data-main': '' } as const;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** J and K move the focus between the items of a list; A presses the main button of the item. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!list.current || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
      const items = rows.map((row) => row.closest('li'));
      const here = items.findIndex((item) => item?.contains(document.activeElement));
      const step = { j: 1, k: -1 }[key.toLowerCase()];
      if (step !== undefined) {
        event.preventDefault();
        const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1);
        rows[next]?.focus();
      } else if (key.toLowerCase() === 'a') {
        const button = items[here]?.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)');
        if (!button) return;
        event.preventDefault();
        button.click();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
