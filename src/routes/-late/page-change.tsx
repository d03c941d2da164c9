import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** The name of a page's subject arrives a moment after the page. */
const nameDelayMs = 500;

/**
 * Does what a browser does when it loads a page: the keyboard continues at the top of the new page, and screen readers
 * tell its title.
 */
export function PageChange() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === path) return;
    before.current = path;
    if (isFirst) return;
    focusPage();
    const timer = setTimeout(() => setTitle(document.title), nameDelayMs);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

/** Not if the page has already put the focus into itself, or the user is in a dialog. */
function focusPage(): void {
  const page = document.querySelector('main');
  const { activeElement } = document;
  if (page?.contains(activeElement) || activeElement?.closest('dialog, [popover]')) return;
  page?.focus({ preventScroll: true });
}
