import { messages } from '../messages';

/** Limits are checked, not enforced while typing: nothing is cut without a word. */
export function overLimit({ length }: string, max: number): string | undefined {
  return length > max ? messages.limits.over(length, max) : undefined;
}
