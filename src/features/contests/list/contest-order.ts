import type { ContestListItem } from '../../../../contract/entities/contest/contest';
import {
  type ContestPhase,
  contestClock,
  contestEndMs,
  phaseOfSchedule,
} from '../../../../contract/rules/contest/contest-clock';

const ranks: Record<ContestPhase, number> = { running: 0, before: 1, ended: 2 };

/**
 * Running contests by end, then future ones by start, then past ones, latest first. The server's order is
 * outdated when the list is read offline.
 */
export function sortContests<T extends ContestListItem>(contests: readonly T[], nowMs: number): T[] {
  return contests
    .map((contest) => ({ contest, place: placeOf(contest, nowMs) }))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ contest }) => contest);
}

function placeOf(contest: ContestListItem, nowMs: number): [rank: number, at: number] {
  const clock = contestClock(contest);
  const phase = phaseOfSchedule(contest, nowMs);
  const endMs = contestEndMs(clock) ?? Number.MAX_SAFE_INTEGER;
  const at = { running: endMs, before: clock.startMs, ended: -endMs }[phase];
  return [ranks[phase], at];
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** CLIST-1: every word must be in the name, the creator or a tag; ignores case and accents. */
export function filterContests<T extends ContestListItem>(contests: readonly T[], query: string): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...contests];
  return contests.filter(({ name, creatorName, tags }) => {
    const text = plain([name, creatorName, ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}
