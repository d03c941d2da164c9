import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls `onSight` once per `key` when the element becomes visible. */
export function useSight(key: string | undefined, onSight: () => void): RefCallback<Element> {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  }, [onSight]);
  return useCallback(
    (element: Element | null) => {
      if (!element || key === undefined) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        latest.current();
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key],
  );
}
