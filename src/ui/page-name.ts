import { useEffect, useSyncExternalStore } from 'react';

let current = { path: '', name: '' };
const listeners = new Set<() => void>();

export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    current = { path: location.pathname, name };
    for (const listener of listeners) listener();
  }, [name]);
}

export function useNameOfPage(path: string): string | undefined {
  const said = useSyncExternalStore(subscribe, () => current);
  return said.path === path ? said.name : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
