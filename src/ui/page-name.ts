import { useEffect, useSyncExternalStore } from 'react';

/** What the open page is about, once known: a page says it, the frame puts it into the window's title. */
let current = { path: '', name: '' };
const listeners = new Set<() => void>();

/** Says what the page at the present address is about. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    current = { path: location.pathname, name };
    for (const listener of listeners) listener();
  }, [name]);
}

/** The name given by the page at `path`, if it gave one. */
export function useNameOfPage(path: string): string | undefined {
  const said = useSyncExternalStore(subscribe, () => current);
  return said.path === path ? said.name : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
