import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls `onView` once per `key` when the element becomes visible. */
export function useInView(key: string | undefined, onView: () => void): RefCallback<Element> {
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  }, [onView]);
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
