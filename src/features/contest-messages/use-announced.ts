import { useEffect, useRef } from 'react';
import type { ContestMessage } from '../../../contract/entities/contest-message';
import { showToast } from '../../ui/toast';

/** Longer than anybody reads beside the code; the rest stands under Messages. */
const textMax = 200;
const shownMs = 30_000;

/** Shows the newest message that was not read yet: a number alone is easily overlooked. */
export function useAnnounced(
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
  useEffect(() => {
    if (text === undefined) return;
    showToast('Message from the organiser', {
      id: `contest-message-${slug}`,
      description: text.length > textMax ? `${text.slice(0, textMax)}…` : text,
      durationMs: shownMs,
      action: { label: 'Read', onClick: () => read.current() },
    });
  }, [slug, text]);
}
