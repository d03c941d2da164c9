import { messages } from './messages';

/** A count that changes with each key is read aloud each time: it appears near the limit only. */
const nearLimit = 0.8;

/**
 * The note below a text field: its hint, and its limit.
 * @param max characters
 */
export function limitNote({ length }: string, max: number, hint = ''): string {
  const limit = length > max * nearLimit ? messages.lengthOf(length, max) : messages.atMost(max);
  return [hint, limit].filter(Boolean).join(' ');
}
