import { counted } from '../../lib/words';
import type { Carriers } from './tag-state';

/** The server does not count contests. */
type CountedCarriers = Omit<Carriers, 'contests'> & Partial<Carriers>;

/** `12 problems · 1 challenge` */
export function carriersWords({ problems, challenges, contests = 0 }: CountedCarriers): string {
  return [
    problems > 0 && counted(problems, 'problem'),
    challenges > 0 && counted(challenges, 'challenge'),
    contests > 0 && counted(contests, 'contest'),
  ]
    .filter(Boolean)
    .join(' · ');
}
