import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Places of the frame for what belongs to every page; the one that was mounted last has it. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(changed: readonly HTMLElement[]): void {
  places = changed;
  for (const listener of listeners) listener();
}

/** A place in a bar of the frame: what stands there takes part in the layout, so it covers nothing. Empty while another place is used. */
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

/** Where to put what belongs to every page. */
export function useFramePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => places.at(-1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
