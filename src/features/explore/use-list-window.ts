import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { ListWindow, WatchedList } from './watched-list';

/** Up to this length all rows are rendered, for the browser's search and screen readers. */
const allRowsMax = 200;
/** A title and a line of summary; used before rows are measured. */
const rowPixels = 66;

type Watch = ComponentType<WatchedList>;
const unmeasured = () => {};

/**
 * All rows of a short list. For a long one, a lazy chunk watches the window; until it loads, the first rows
 * are rendered, and if it fails, all are. `watch`: render it beside the list.
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
        console.warn('All rows of a long list are rendered', error);
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
