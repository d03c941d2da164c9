import type { KnownTags } from '../../data/copies/tags';

export interface Carriers {
  problems: number;
  challenges: number;
  /** As far as this device knows. */
  contests: number;
}

/** unknown: neither device nor server has answered. */
export type TagState = { type: 'unknown' } | { type: 'carried'; carriers: Carriers } | { type: 'empty' };

interface Facts {
  tag: string;
  here: Carriers | undefined;
  known: KnownTags | undefined;
  pulling: boolean;
}

/** The server's counts, or higher local ones, such as for private problems. */
export function judgeTag({ tag, here, known, pulling }: Facts): TagState {
  if (!here || !known) return { type: 'unknown' };
  const counted = known.tags.find((one) => one.tag === tag);
  const carriers = {
    problems: Math.max(here.problems, counted?.problems ?? 0),
    challenges: Math.max(here.challenges, counted?.challenges ?? 0),
    contests: here.contests,
  };
  if (carriers.problems + carriers.challenges + carriers.contests > 0) return { type: 'carried', carriers };
  return pulling ? { type: 'unknown' } : { type: 'empty' };
}
