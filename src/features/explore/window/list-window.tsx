import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import type { WatchedList } from '../watched-list';

const overscan = 8;
/** A title and a line of summary; other rows are measured. */
const rowPixels = 66;

/** Renders nothing: reports which rows should be rendered. */
export function ListWindowWatch({ list, ids, onWindow }: WatchedList) {
  const [scrollMargin, setScrollMargin] = useState(() => topOf(list.current));
  // The current heights, so that nothing moves when distant rows are removed.
  const [initialMeasurementsCache] = useState(() => measureRows(list.current, ids));
  // Content above may change its height; every scroll renders, so this stays current.
  useLayoutEffect(() => {
    const top = topOf(list.current);
    if (Math.abs(top - scrollMargin) > 1) setScrollMargin(top);
  });
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => rowPixels,
    overscan,
    scrollMargin,
    initialMeasurementsCache,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: defaultRangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const before = (first?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin);
  const measure = virtualizer.measureElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: unchanged ends and ids mean unchanged rows
  useLayoutEffect(() => {
    if (items.length > 0) onWindow({ items, before, after, measure });
  }, [first?.index, last?.index, before, after, measure, ids, onWindow]);
  return null;
}

function topOf(list: HTMLElement | null): number {
  return list ? list.getBoundingClientRect().top + window.scrollY : 0;
}

function measureRows(list: HTMLElement | null, ids: readonly string[]) {
  return [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map((row) => {
    const index = Number(row.dataset.index);
    const { top, height } = row.getBoundingClientRect();
    const start = top + window.scrollY;
    return { index, key: ids[index] ?? index, start, size: height, end: start + height, lane: 0 };
  });
}
