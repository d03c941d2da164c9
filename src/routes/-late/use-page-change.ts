import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { announceSoon } from '../../ui/announcer';

/**
 * Does what a browser does when it loads a page: the keyboard continues at the top of the new page, and screen readers
 * tell its title.
 */
export function usePageChange(): void {
  const router = useRouter();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  const focusBefore = useRef<Element>(null);
  const destination = useRef(path);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation: { pathname } }) => {
        // An opened list adds a history entry, also while a page is loading.
        if (pathname === destination.current) return;
        destination.current = pathname;
        focusBefore.current = document.activeElement;
      }),
    [router],
  );
  useEffect(() => {
    const ended = new AbortController();
    // A press or key while a page is loading: the user has chosen the field.
    const forget = () => {
      focusBefore.current = null;
    };
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, forget, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === path) return;
    before.current = path;
    if (isFirst) return;
    focusPage(focusBefore.current);
    return announceSoon(() => document.title);
  }, [path]);
}

/**
 * Not if the page has already put the focus into itself, the user is in a dialog, or is in a field that they have
 * chosen or used while the page was loading.
 */
function focusPage(focusBefore: Element | null): void {
  const page = document.querySelector('main');
  const { activeElement } = document;
  if (page?.contains(activeElement) || activeElement?.closest('dialog, [popover]')) return;
  if (activeElement !== focusBefore && activeElement?.matches('input, textarea')) return;
  page?.focus({ preventScroll: true });
}
