import { type ContestSchedule, phaseOfSchedule } from '../../../../contract/rules/contest/contest-clock';

type Over = ContestSchedule & { readonly lateSyncMinutes: number; readonly pausedSince?: string };

/** A contest gives its problems away once nothing that is on its way can count any more: after the end and the time for late sync. */
export function isVirtualOpen(contest: Over, nowMs: number): boolean {
  return phaseOfSchedule(contest, nowMs - contest.lateSyncMinutes * 60_000) === 'ended';
}
