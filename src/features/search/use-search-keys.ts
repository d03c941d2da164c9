import { useEffect, useRef } from 'react';

/** `/` outside fields, and Ctrl-K or Cmd-K anywhere, start a search. Disabled under dialogs. */
export function useSearchKeys(begin: () => void): void {
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  }, [begin]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !beginsSearch(event)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function beginsSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !isWrittenIn(target);
}

function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
