import type { RefObject } from 'react';

export interface ListWindow {
  items: readonly { index: number; key: string | number | bigint }[];
  /** Height of the rows that are not rendered, px. */
  before: number;
  after: number;
  measure(element: Element | null): void;
}

export interface WatchedList {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  onWindow(window: ListWindow): void;
}
