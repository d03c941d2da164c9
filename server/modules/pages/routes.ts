import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ChallengeListItem } from '../../../contract/entities/challenge';
import { FirstData } from '../../../contract/entities/first-data';
import { firstScreenIds } from '../../../contract/first-screen';
import { firstScreenTexts } from '../../../contract/first-screen-texts';
import type { InterfaceLanguage } from '../../../contract/interface-languages';
import {
  challengeInLanguage,
  chooseStatementLanguage,
  inLanguage,
  languagesOf,
  titleInLanguage,
} from '../../../contract/rules/statement/statement-languages';
import { statementSections } from '../../../contract/rules/statement/statement-sections';
import type { Database } from '../../platform/database/open';
import { listChallenges } from '../challenges/public';
import { readDetails, readPage } from '../problems/public';
import { exploreHtml, exploreTitle } from './explore-html';
import { firstScreenStyle } from './first-screen-style';
import { escapeHtml, plainHtml } from './html';
import { placeImages } from './place-images';
import { solveHtml, solveTitle } from './problem-html';
import { createStatementThread, type StatementThread } from './statement-thread';

export interface FirstScreen {
  readonly language: InterfaceLanguage;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly data: FirstData;
}

/** The canonical spelling of an address. */
export interface CanonicalAddress {
  readonly location: string;
}

/** A page can show a problem for this long after it became private. */
const cacheMs = 2000;
const cacheEntriesMax = 200;
/** Then the page is sent without its first screen. */
const renderTimeoutMs = 2000;
/** Beyond that, pages are sent without a first screen. */
const parallelRendersMax = 16;
const problemsShown = 10;

/** The same for every user; cached briefly. `undefined`: no first screen, not found, or not public. */
export function firstScreens(
  db: Database,
): (address: string, language: InterfaceLanguage) => Promise<FirstScreen | CanonicalAddress | undefined> {
  const kept = new Map<string, { at: number; screen: Promise<FirstScreen | CanonicalAddress | undefined> }>();
  const thread = createStatementThread();
  // So that the first visitor does not wait for the worker.
  void thread.toHtml('');
  let atWork = 0;
  return async (address, language) => {
    const key = `${language} ${address}`;
    const known = kept.get(key);
    if (known && Date.now() - known.at < cacheMs) return await within(renderTimeoutMs, known.screen);
    if (atWork >= parallelRendersMax) return undefined;
    atWork += 1;
    const screen = readScreen(db, thread, address, language).finally(() => {
      atWork -= 1;
    });
    if (kept.size >= cacheEntriesMax) kept.clear();
    kept.set(key, { at: Date.now(), screen });
    screen.catch(() => kept.delete(key));
    return await within(renderTimeoutMs, screen);
  };
}

async function within<T>(ms: number, result: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([result, sleep(ms, undefined, { signal: late.signal, ref: false })]);
  } finally {
    late.abort();
  }
}

async function readScreen(
  db: Database,
  thread: StatementThread,
  address: string,
  language: InterfaceLanguage,
): Promise<FirstScreen | CanonicalAddress | undefined> {
  if (address === '/explore') return exploreScreen(db, language);
  const [, page, id] = /^\/(code|quiz|problems)\/([A-Za-z0-9_-]{1,64})$/.exec(address) ?? [];
  if (page === undefined || id === undefined) return undefined;
  const written = await spellingOf(db, id);
  if (written !== undefined && written !== id) return { location: `/${page}/${written}` };
  return page === 'code' ? solveScreen(db, thread, id, language) : undefined;
}

/** Ids are unique ignoring case. */
async function spellingOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('problems')
    .select('id')
    .where(sql`lower(id)`, '=', id.toLowerCase())
    .where('public', '=', true)
    .executeTakeFirst();
  return row?.id;
}

async function exploreScreen(db: Database, language: InterfaceLanguage): Promise<FirstScreen> {
  const texts = firstScreenTexts[language];
  const [challenges, problems] = await Promise.all([
    listChallenges(db),
    readPage(
      db,
      {
        fields: [
          'id',
          'title',
          'summary',
          'language',
          'titles',
          'difficulty',
          'tags',
          'type',
          'version',
          'solvers',
          'acceptance',
          'hasEditorial',
        ],
        perPage: problemsShown,
        sort: 'recommended',
        direction: 'asc',
      },
      undefined,
    ),
  ]);
  return {
    language,
    title: exploreTitle(texts),
    description: texts.explore.summary,
    html: exploreHtml(
      challenges.map((challenge) => challengeInLanguage(challenge, [language])),
      problems.map((problem) => titleInLanguage({ ...problem, title: problem.title ?? '' }, [language])),
      texts,
    ),
    data: { challenges: challenges.map((challenge) => withTranslation(challenge, language)), problems },
  };
}

/** The page has its own language only; the next answer of the server brings the others. */
function withTranslation(
  { translations = [], ...challenge }: ChallengeListItem,
  language: InterfaceLanguage,
): ChallengeListItem {
  const own = translations.filter((one) => one.language === language);
  return own.length > 0 ? { ...challenge, translations: own } : challenge;
}

async function solveScreen(
  db: Database,
  thread: StatementThread,
  id: string,
  language: InterfaceLanguage,
): Promise<FirstScreen | undefined> {
  const texts = firstScreenTexts[language];
  const [stored] = await readDetails(db, [id], undefined);
  if (!stored || stored.question) return undefined;
  const problem = inLanguage(stored, chooseStatementLanguage(languagesOf(stored), [language]));
  const { before, after } = statementSections(problem);
  const html = new Map<string, string>();
  for (const { markdown } of [...before, ...after])
    html.set(markdown, placeImages((await thread.toHtml(markdown)) ?? plainHtml(markdown), stored.images));
  return {
    language,
    title: solveTitle(problem, texts),
    description: texts.solve.summary(problem.title),
    html: solveHtml(problem, (markdown) => html.get(markdown) ?? plainHtml(markdown), texts),
    data: { problem: stored },
  };
}

export function fillPage(page: string, { language, title, description, html, data }: FirstScreen): string {
  // A text could contain replacement patterns such as `$&`.
  return page
    .replace('<html lang="en"', () => `<html data-first-screen lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, begin: string) => `${begin}${escapeHtml(description)}"`,
    )
    .replace('</head>', () => `<style>${firstScreenStyle}</style></head>`)
    .replace(/<div class="boot-text"[\s\S]*?<\/div>/, '')
    .replace(
      '<!--first-screen-->',
      () => `<div id="${firstScreenIds.screen}" role="main" data-early-screen>${html}</div>${dataHtml(data)}`,
    );
}

/**
 * Not a script, so the content security policy does not apply. Only the schema's fields; nothing can end the element.
 */
function dataHtml(data: FirstData): string {
  const json = JSON.stringify(z.parse(FirstData, data)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${firstScreenIds.data}">${json}</script>`;
}
