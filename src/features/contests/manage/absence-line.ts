import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { messages } from './messages';

const names = messages.absences.kinds;
const kinds = Object.keys(names) as (keyof typeof names)[];

/** Times and seconds away by kind, largest kinds first in a fixed order; null: none. */
export function absenceLine({ absences = {} }: Pick<ManagedParticipant, 'absences'>): string | null {
  const parts = kinds.flatMap((kind) => {
    const sum = absences[kind];
    return sum && sum.times > 0 ? [names[kind](sum.times, Math.round(sum.ms / 1000))] : [];
  });
  if (parts.length === 0) return null;
  const away = kinds.filter((kind) => kind !== 'glance').flatMap((kind) => absences[kind] ?? []);
  const times = away.reduce((sum, one) => sum + one.times, 0);
  const seconds = Math.round(away.reduce((sum, one) => sum + one.ms, 0) / 1000);
  return messages.absences.line(times, seconds, parts);
}
