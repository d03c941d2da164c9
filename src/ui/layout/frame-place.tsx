import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Slots in the frame for content of every page; the last mounted slot is used. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(changed: readonly HTMLElement[]): void {
  places = changed;
  for (const listener of listeners) listener();
}

/** A slot within a bar's layout, so its content covers nothing. Empty while another slot is used. */
export function FramePlace({ className }: { className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    change([...places, element]);
    return () => change(places.filter((one) => one !== element));
  }, []);
  return <div ref={place} className={className} />;
}

export function useFramePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => places.at(-1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
