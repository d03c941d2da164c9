import { contestImageFields } from '../../../contract/rules/contest/contest-image';
import { serverClock } from '../../sync/server/page-client';
import type { ContestForm } from './contest-form';
import { basic, problems, security } from './steps';

/** started: only texts and end can change. ended: only texts. */
export type Lock = 'none' | 'started' | 'ended';

/** By the server's clock. */
export function lockOf({ base }: Pick<ContestForm, 'base'>): Lock {
  if (!base) return 'none';
  const now = serverClock.now();
  if (base.overMs !== null && now >= base.overMs) return 'ended';
  return now >= Date.parse(base.startTime) ? 'started' : 'none';
}

/** These two steps contain no texts. */
export const isLocked = (form: ContestForm, step: string) =>
  lockOf(form) !== 'none' && (step === problems.id || step === security.id);

const texts: readonly string[] = ['name'];
const ends = ['endTime', 'openContestForever'] as const;
const locked = [...basic.fields, ...problems.fields, ...security.fields, ...contestImageFields];

export const lockedFields = (lock: Exclude<Lock, 'none'>) =>
  locked.filter(
    (field) => !texts.includes(field) && (lock === 'ended' || !ends.some((end) => end === field)),
  );
