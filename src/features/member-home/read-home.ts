import type { AccountKey } from '../../data/account/account';
import { listChallenges } from '../../data/copies/challenges';
import { allContests, type ContestListRow } from '../../data/copies/contests';
import { type FollowedContest, followedContests } from '../../data/copies/followed-contests';
import { practisedBy } from '../../data/copies/practice';
import { listProblemIds, problemRows } from '../../data/copies/problem-order';
import { type ProblemRow, readProblem } from '../../data/copies/problems';
import { type OpenDraft, openDrafts } from '../../data/drafts/open-drafts';
import { waitingFacts } from '../../data/outbox/waiting-facts';
import { readPractice, stateOf } from '../../data/work/problem-states';
import { challengeProgress } from '../../lib/problems/challenge-progress';
import { type Picked, pickChallenge } from './pick-challenge';

const draftsMax = 3;
const newestMax = 4;
const upcomingMax = 3;
/** Solved ones among the newest are skipped. */
const newestRead = 20;

export type KnownProblem = Pick<ProblemRow, 'id'> &
  Partial<Pick<ProblemRow, 'title' | 'type' | 'difficulty' | 'summary'>>;

export interface HomeFacts {
  drafts: (OpenDraft & { problem: KnownProblem })[];
  /** Without `next` all its open problems are among the drafts. */
  challenge: (Picked<{ url: string; name: string }> & { next: KnownProblem | undefined }) | undefined;
  /** Answers whose marks changed lately because the question was corrected, newest first. */
  judgedAgain: { problem: KnownProblem; at: number; isCorrect: boolean }[];
  running: FollowedContest[];
  upcoming: ContestListRow[];
  newest: KnownProblem[];
  waiting: number;
  refused: number;
  /** Nothing was worked on. */
  isNew: boolean;
}

/** Everything on the page at once, so that nothing moves. Only local data. Shows each problem once. */
export async function readHome(account: AccountKey, nowMs: number): Promise<HomeFacts> {
  const practice = await readPractice(account);
  const drafts = await openDrafts(account, practice, draftsMax);
  const recent = drafts.map(({ problemID }) => problemID);
  const picked = pickChallenge(await listChallenges(), practice.solved, recent);
  const ids = await listProblemIds({ sort: 'newest', direction: 'asc', tags: [] }, newestRead);
  const nextID = picked && nextUnshown(picked.challenge.problemIDs, practice.solved, recent);
  const shown = new Set([...recent, nextID]);
  const unsolved = await inFittingOrder(
    ids.filter((id) => stateOf(id, practice) === 'new' && !shown.has(id)),
    practice.solved.size,
  );
  const { waiting, refused } = await waitingFacts(account);
  return {
    drafts: await Promise.all(
      drafts.map(async (draft) => ({ ...draft, problem: await readKnown(draft.problemID) })),
    ),
    challenge: picked && { ...picked, next: nextID === undefined ? undefined : await readKnown(nextID) },
    judgedAgain: await readJudgedAgain(account, nowMs),
    running: await followedContests(account, nowMs),
    upcoming: await readUpcoming(nowMs),
    newest: await Promise.all(unsolved.slice(0, newestMax).map(readKnown)),
    waiting,
    refused,
    isNew: drafts.length === 0 && practice.solved.size === 0 && practice.tried.size === 0,
  };
}

/** The next problem of the challenge that is not among the drafts. */
function nextUnshown(
  ids: readonly string[] = [],
  solved: ReadonlySet<string>,
  drafts: readonly string[],
): string | undefined {
  const left = ids.map((id) => ({ id }));
  return challengeProgress(left, new Set([...solved, ...drafts])).next?.id;
}

/** Until then the home offers easy problems first. */
const beginnerSolvedMax = 10;

async function inFittingOrder(ids: string[], solved: number): Promise<string[]> {
  if (solved >= beginnerSolvedMax) return ids;
  const rows = await problemRows(ids);
  const rankOf = (at: number) => rows[at]?.difficultyRank ?? 0;
  const places = ids.map((_, at) => at).sort((a, b) => rankOf(a) - rankOf(b));
  return places.map((at) => ids[at] as string);
}

async function readKnown(id: string): Promise<KnownProblem> {
  const [row] = await problemRows([id]);
  return row ?? (await readProblem(id)) ?? { id };
}

const judgedAgainMax = 3;
const judgedAgainForMs = 14 * 24 * 3_600_000;

async function readJudgedAgain(account: AccountKey, nowMs: number): Promise<HomeFacts['judgedAgain']> {
  const rows = (await practisedBy(account)).flatMap(({ problemID, answer }) =>
    answer?.judgedAgain
      ? [{ problemID, at: Date.parse(answer.judgedAgain.at), isCorrect: answer.correct }]
      : [],
  );
  const newest = rows
    .filter(({ at }) => nowMs - at < judgedAgainForMs)
    .sort((a, b) => b.at - a.at)
    .slice(0, judgedAgainMax);
  return Promise.all(
    newest.map(async ({ problemID, ...one }) => ({ ...one, problem: await readKnown(problemID) })),
  );
}

async function readUpcoming(nowMs: number): Promise<ContestListRow[]> {
  const listed = (await allContests()).filter(
    ({ list, startTime }) => list === 'public' && Date.parse(startTime) > nowMs,
  );
  return listed.sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime)).slice(0, upcomingMax);
}
