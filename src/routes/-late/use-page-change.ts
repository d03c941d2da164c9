import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { announceSoon } from '../../ui/announcer';

/**
 * Does what a browser does when it loads a page: the keyboard continues at the top of the new page, and screen readers
 * tell its title.
 */
export function usePageChange(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === path) return;
    before.current = path;
    if (isFirst) return;
    focusPage();
    return announceSoon(() => document.title);
  }, [path]);
}

/** Not if the page has already put the focus into itself, or the user is in a dialog. */
function focusPage(): void {
  const page = document.querySelector('main');
  const { activeElement } = document;
  if (page?.contains(activeElement) || activeElement?.closest('dialog, [popover]')) return;
  page?.focus({ preventScroll: true });
}
