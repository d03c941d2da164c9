/** Pages as the server sends them: the app's own page, with what it will show first written into it. */
import type { Database } from '../../platform/database/open';
import { listChallenges } from '../challenges/routes';
import { readDetails, readPage } from '../problems/routes';
import { exploreHtml } from './explore-html';
import { firstScreenStyle } from './first-screen-style';
import { escapeHtml } from './html';
import { solveHtml } from './problem-html';

/** What a page is called, and its first screen as HTML. */
export interface FirstScreen {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

const keptMs = 30_000;
const keptMax = 200;
const problemsShown = 10;

/**
 * Reads first screens by address, for everybody alike: nobody's name is looked at. One is kept for a short time, so that many visitors
 * are not as many questions to the database. `undefined`: the address has none, or the thing is not there or not public.
 */
export function firstScreens(db: Database): (address: string) => Promise<FirstScreen | undefined> {
  const kept = new Map<string, { at: number; screen: Promise<FirstScreen | undefined> }>();
  return (address) => {
    const known = kept.get(address);
    if (known && Date.now() - known.at < keptMs) return known.screen;
    const screen = readScreen(db, address);
    if (kept.size >= keptMax) kept.clear();
    kept.set(address, { at: Date.now(), screen });
    screen.catch(() => kept.delete(address));
    return screen;
  };
}

async function readScreen(db: Database, address: string): Promise<FirstScreen | undefined> {
  if (address === '/explore') return exploreScreen(db);
  const [, id] = /^\/code\/([A-Za-z0-9_-]{1,64})$/.exec(address) ?? [];
  return id === undefined ? undefined : solveScreen(db, id);
}

async function exploreScreen(db: Database): Promise<FirstScreen> {
  const [challenges, problems] = await Promise.all([
    listChallenges(db),
    readPage(
      db,
      { fields: ['id', 'title', 'type'], perPage: problemsShown, sort: 'title', direction: 'asc' },
      undefined,
    ),
  ]);
  return {
    title: 'Explore · Codeferry',
    description: 'Challenges and problems to practise programming with, also without a network.',
    html: exploreHtml(challenges, problems),
  };
}

async function solveScreen(db: Database, id: string): Promise<FirstScreen | undefined> {
  const [problem] = await readDetails(db, [id], undefined);
  if (!problem || problem.question) return undefined;
  return {
    title: `${problem.title} · Solve · Codeferry`,
    description: `${problem.title}: read it, solve it in your browser, and have it judged.`,
    html: solveHtml(problem),
  };
}

/** The app's page with a first screen in the place that it has for one. */
export function fillPage(page: string, { title, description, html }: FirstScreen): string {
  // By functions: a text may hold what a replacement pattern would be read as.
  return page
    .replace('<html ', () => '<html data-first-screen ')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, begin: string) => `${begin}${escapeHtml(description)}"`,
    )
    .replace('</head>', () => `<style>${firstScreenStyle}</style></head>`)
    .replace(/<div class="boot-text"[\s\S]*?<\/div>/, '')
    .replace('<div id="root">', () => `<div id="first-screen">${html}</div><div id="root">`);
}
