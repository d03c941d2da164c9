import type { RefObject } from 'react';

/** The rows of a long list that are worth being in the page. */
export interface ListWindow {
  items: readonly { index: number; key: string | number | bigint }[];
  /** What the rows that are not there would take, px. */
  before: number;
  after: number;
  measure(element: Element | null): void;
}

export interface WatchedList {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  onWindow(window: ListWindow): void;
}
