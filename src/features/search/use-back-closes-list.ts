import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * On desktop, Back closes the result list, which has its own history entry. If the list closes otherwise,
 * the entry stays, because removing it could undo a navigation. Back skips that entry, and the next list
 * reuses it.
 */
export function useBackClosesList(isOpen: boolean, close: () => void): void {
  const router = useRouter();
  const { history } = router;
  const latest = useRef({ isOpen, close });
  useLayoutEffect(() => {
    latest.current = { isOpen, close };
  });
  useEffect(() => {
    if (!isOpen || history.location.state.list === true) return;
    const state = (before: object) => ({ ...before, list: true as const });
    // Keeps the scroll position of the page below.
    void router.navigate({ to: '.', search: true, hash: true, state, resetScroll: false });
  }, [isOpen, router, history]);
  useEffect(() => {
    let wasList = history.location.state.list === true;
    return history.subscribe(({ location, action }) => {
      const isList = location.state.list === true;
      const isBack = wasList && !isList && action.type === 'BACK';
      wasList = isList;
      if (!isBack) return;
      if (latest.current.isOpen) latest.current.close();
      else history.back();
    });
  }, [history]);
}
