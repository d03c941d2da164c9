import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ListWindow, WatchedList } from './watched-list';

/** Up to here all rows are in the page, where the browser's own search and a screen reader find them. */
const allRowsMax = 200;
/** One line of text, where nothing was measured yet. */
const rowPixels = 53;

type Watch = ComponentType<WatchedList>;
const unmeasured = () => {};

/**
 * The rows of a list that are in the page: all of a short one. What watches the window for a long one is loaded when there is one; until
 * it says something the first rows are there, and where it cannot be loaded all of them. `watch`: to be shown beside the list.
 */
export function useListWindow(
  ids: readonly string[],
): ListWindow & { watch: { Watch: Watch; onWindow(window: ListWindow): void } | null } {
  const isLong = ids.length > allRowsMax;
  const [Watch, setWatch] = useState<Watch>();
  const [near, setNear] = useState<ListWindow>();
  const [isUnwatched, setUnwatched] = useState(false);
  useEffect(() => {
    if (!isLong) return;
    import('./window/list-window').then(
      (m) => setWatch(() => m.ListWindowWatch),
      (error) => {
        console.warn('A long list stays in the page as a whole', error);
        setUnwatched(true);
      },
    );
  }, [isLong]);
  const all = useMemo(() => {
    const items = (isUnwatched ? ids : ids.slice(0, allRowsMax)).map((key, index) => ({ index, key }));
    const after = (ids.length - items.length) * rowPixels;
    return { items, before: 0, after, measure: unmeasured };
  }, [ids, isUnwatched]);
  const shown = isLong && Watch && near ? near : all;
  return { ...shown, watch: isLong && Watch ? { Watch, onWindow: setNear } : null };
}
