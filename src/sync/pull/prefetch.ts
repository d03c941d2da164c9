/** Fetches the pages a user is likely to open next. Small texts only, no runtimes. */
import { listChallenges, readChallenge } from '../../data/copies/challenges';
import { listContests, readContest } from '../../data/copies/contests';
import { firstProblemIds, keepOnlyListed, listVersions, problemVersions } from '../../data/copies/problems';
import { forgetGoneProblems } from './forget-gone';
import { pullChallenge, pullChallenges } from './pull-challenges';
import { pullContest, pullContests } from './pull-contests';
import { pullProblem, pullProblemPage } from './pull-problems';
import { pullTags } from './pull-tags';

const listedMax = 100;
const pageSize = 50;
const bodiesMax = 50;

interface Metered {
  saveData?: boolean;
  type?: string;
}

/** `false` on a metered connection or with data saving on. */
export function mayPrefetch(connection: Metered | undefined): boolean {
  return !connection?.saveData && connection?.type !== 'cellular';
}

/**
 * One request at a time, so that the user's own requests are not delayed; stops when `goOn` returns
 * false.
 */
export async function prefetch(goOn: () => boolean): Promise<void> {
  const wanted = new Map<string, number>();
  await pullChallenges();
  await pullTags();
  await fetchContests(goOn);
  for (const { url, version } of await listChallenges()) {
    if (!goOn()) return;
    if ((await readChallenge(url))?.version !== version) await pullChallenge(url);
    for (const problem of (await readChallenge(url))?.problems ?? []) wanted.set(problem.id, problem.version);
  }
  if (!(await walkList(goOn))) await forgetGoneProblems();
  const first = await firstProblemIds(bodiesMax);
  for (const [id, version] of await listVersions(first)) wanted.set(id, version);
  const kept = await problemVersions([...wanted.keys()]);
  for (const [id, version] of wanted) {
    if (!goOn()) return;
    if ((kept.get(id) ?? -1) < version) await pullProblem(id);
  }
}

async function fetchContests(goOn: () => boolean): Promise<void> {
  await pullContests();
  for (const { contestSlug, version, userHasRegistered } of await listContests('public')) {
    if (!goOn()) return;
    const isKnown = (await readContest(contestSlug))?.version === version;
    if (userHasRegistered && !isKnown) await pullContest(contestSlug);
  }
}

/**
 * Fetches the first rows of the list. If these are all rows, forgets the others. Returns whether it
 * fetched all.
 */
async function walkList(goOn: () => boolean): Promise<boolean> {
  const seen = new Set<string>();
  let whole = true;
  let lastSeenId: string | undefined;
  while (goOn() && seen.size < listedMax) {
    const page = await pullProblemPage({
      sort: 'title',
      direction: 'asc',
      tags: [],
      perPage: pageSize,
      lastSeenId,
    });
    if (!page.ok) return false;
    for (const id of page.ids ?? []) seen.add(id);
    whole &&= page.ours === true;
    if (page.end) {
      if (whole) await keepOnlyListed(seen);
      return true;
    }
    lastSeenId = page.lastSeenId;
  }
  return false;
}
