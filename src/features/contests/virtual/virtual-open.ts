import { type ContestSchedule, phaseOfSchedule } from '../../../../contract/rules/contest/contest-clock';

type Over = ContestSchedule & { readonly lateSyncMinutes: number; readonly pausedSince?: string };

/** After late sync, when no waiting submission can count any more. */
export function isVirtualOpen(contest: Over, nowMs: number): boolean {
  return phaseOfSchedule(contest, nowMs - contest.lateSyncMinutes * 60_000) === 'ended';
}
