import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** A ref for an element: `onSight` is called once for each `key` when the element comes into view. */
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
