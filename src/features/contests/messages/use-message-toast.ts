import { useEffect, useRef } from 'react';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { hideToast, showToast } from '../../../ui/toast';
import { messages as texts } from './messages';

/** A toast must be short; Messages shows the whole text. */
const textMax = 200;
const shownMs = 30_000;

/**
 * Shows the newest unread message, because a number alone is easily overlooked. The toast closes when the user
 * reads the message or leaves the page.
 */
export function useMessageToast(
  slug: string,
  messages: readonly ContestMessage[],
  unread: number,
  onRead: () => void,
): void {
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);
  const newest = unread > 0 ? messages[0] : undefined;
  const text = newest?.text;
  const id = `contest-message-${slug}`;
  useEffect(() => {
    if (text === undefined) {
      void hideToast(id);
      return;
    }
    void showToast(texts.toastTitle, {
      id,
      description: text.length > textMax ? `${text.slice(0, textMax)}…` : text,
      durationMs: shownMs,
      action: { label: texts.read, onClick: () => read.current() },
    });
  }, [id, text]);
  useEffect(() => () => void hideToast(id), [id]);
}
