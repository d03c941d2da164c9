import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * On a desk, too, Back closes the list of the search instead of leaving the page: the open list has an entry of its own in the history. A list
 * that is closed in another way leaves its entry there, because removing it could undo a link that was just followed. Back passes over such
 * an entry, and the next list uses it again.
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
    // The page below stays where it is scrolled to.
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
