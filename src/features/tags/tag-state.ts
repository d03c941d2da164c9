import type { KnownTags } from '../../data/copies/tags';

export interface TagUses {
  problems: number;
  challenges: number;
  /** As far as this device knows. */
  contests: number;
}

/** unknown: neither device nor server has answered. */
export type TagState = { type: 'unknown' } | { type: 'used'; uses: TagUses } | { type: 'empty' };

interface Facts {
  tag: string;
  here: TagUses | undefined;
  known: KnownTags | undefined;
  pulling: boolean;
}

/** The server's counts, or higher local ones, such as for private problems. */
export function tagStateOf({ tag, here, known, pulling }: Facts): TagState {
  if (!here || !known) return { type: 'unknown' };
  const counted = known.tags.find((one) => one.tag === tag);
  const uses = {
    problems: Math.max(here.problems, counted?.problems ?? 0),
    challenges: Math.max(here.challenges, counted?.challenges ?? 0),
    contests: here.contests,
  };
  if (uses.problems + uses.challenges + uses.contests > 0) return { type: 'used', uses };
  return pulling ? { type: 'unknown' } : { type: 'empty' };
}
